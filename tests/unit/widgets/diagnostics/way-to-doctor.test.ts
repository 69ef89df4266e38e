import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { readSnippet } from '../../../../widgets/diagnostics/markup/read-snippet';
import { freshPage } from '../../../support/unit/fresh-page';

const PAGE = 'https://www.example.com/news/1.html';
const LOADER = '<script type="module" src="https://cdn.example/1/cntv-widgets.js?v=2"></script>';
const lines: string[] = [];

/** Does what the checks do on a page at this address. */
async function checked(url: string, html = LOADER): Promise<void> {
  (window as unknown as { happyDOM: { setURL(url: string): void } }).happyDOM.setURL(url);
  const { openDoctor, tellWayToDoctor } = await import('../../../../widgets/diagnostics/way-to-doctor');
  openDoctor(readSnippet(html, url));
  tellWayToDoctor(readSnippet(html, url));
}

describe('the way to the doctor', () => {
  beforeEach(() => {
    freshPage();
    lines.length = 0;
    for (const level of ['info', 'warn'] as const)
      vi.spyOn(console, level).mockImplementation((line: string) => void lines.push(`${level}: ${line}`));
  });
  afterEach(() => {
    vi.restoreAllMocks();
  });

  it.each([
    [PAGE, `${PAGE}?cntv-doctor`],
    [`${PAGE}?a=1&b=%20#c`, `${PAGE}?a=1&b=%20&cntv-doctor#c`],
  ])('is the address of the page with a word, once: %s', async (url, way) => {
    await checked(url);
    await checked(url);
    expect(lines).toEqual([
      `info: cntv-widgets: 在页面上查看全部问题 / See all problems on the page: ${way}`,
    ]);
  });

  it('is not told where it does not lead: on a page without a script, or in a frame without an address', async () => {
    await checked(PAGE, '<cntv-login></cntv-login>');
    await checked('about:blank');
    expect(lines).toEqual([]);
  });

  it.each(['?cntv-doctor', '?a=1&cntv-doctor', '?cntv-doctor=1'])(
    'is taken with %s, and says once where the file is missing',
    async (search) => {
      await checked(PAGE + search);
      await checked(PAGE + search);
      const missing = 'https://cdn.example/1/cntv-doctor.js cannot be loaded';
      await expect.poll(() => lines).toEqual([expect.stringContaining(`warn: cntv-widgets: ${missing}`)]);
    },
  );
});
