import { describe, expect, it } from 'vitest';
import { PATHS } from '#config/paths';
import { checkMarkup } from '../../../../widgets/diagnostics/markup/check-markup';
import { readSnippet } from '../../../../widgets/diagnostics/markup/read-snippet';

const OF_PIECES = ['noLoaderInSnippet', 'noConfigurationInSnippet'];

/** Returns what is wrong with a portal on a page that was opened at this path. */
async function findingsAt(path: string, tag: string): Promise<string[][]> {
  const markup = readSnippet(`${tag}</cntv-portal>`, 'https://www.example.com/');
  const found = await checkMarkup({ ...markup, openedAt: path });
  return found
    .filter(({ code }) => !OF_PIECES.includes(code))
    .map(({ code, where, instead }) => [code, where, instead]);
}

const SCREENS = Object.values(PATHS).map((path) => path.replace(/\{\w+\}/, 'a'));

describe('the address of a page with a portal', () => {
  it.each(SCREENS)('is right at each screen, below each base: %s', async (path) => {
    expect(await findingsAt(path, '<cntv-portal>')).toEqual([]);
    expect(await findingsAt(path, '<cntv-portal base="/">')).toEqual([]);
    expect(await findingsAt(`/a/b${path}`, '<cntv-portal base="/a/b">')).toEqual([]);
    expect(await findingsAt(`/a/b${path}`, '<cntv-portal base="/a/b/">')).toEqual([]);
  });

  it.each(SCREENS.filter((path) => path !== '/'))('names the base of a screen: %s', async (path) => {
    expect(await findingsAt(path, '<cntv-portal base="/vip" login-check>')).toEqual([
      ['outsidePortalBase', '<cntv-portal base="/vip" login-check>', '<cntv-portal login-check>'],
    ]);
    expect((await findingsAt(`/vip2${path}`, '<cntv-portal base="/vip">'))[0]?.[0]).toBe('outsidePortalBase');
  });

  it('names the folder of a screen as the base', async () => {
    for (const path of ['/vip/login.html', '/vip/', '/vip/account/history'])
      expect(await findingsAt(path, '<cntv-portal>')).toEqual([
        ['noPortalScreen', '<cntv-portal>', '<cntv-portal base="/vip">'],
      ]);
  });

  it.each(['/news/1.html', '/login', '/Login.html', '/index.php'])(
    'is none of the screens, and no base makes it one: %s',
    async (path) => {
      expect(await findingsAt(path, '<cntv-portal>')).toEqual([['noPortalScreen', '<cntv-portal>', '']]);
      expect(await findingsAt(`/vip${path}`, '<cntv-portal base="/vip">')).toEqual([
        ['noPortalScreen', '<cntv-portal base="/vip">', ''],
      ]);
      expect(await findingsAt(path, '<cntv-portal base="/vip">')).toEqual([
        ['outsidePortalBase', '<cntv-portal base="/vip">', ''],
      ]);
    },
  );

  it('is right at the redirects below the base, and is not known of a snippet', async () => {
    for (const path of ['/vip', '/vip/', '/vip/m', '/vip/user'])
      expect(await findingsAt(path, '<cntv-portal base="/vip">')).toEqual([]);
    const snippet = await checkMarkup(
      readSnippet('<cntv-portal></cntv-portal>', 'https://www.example.com/news'),
    );
    expect(snippet.filter(({ code }) => !OF_PIECES.includes(code))).toEqual([]);
  });
});
