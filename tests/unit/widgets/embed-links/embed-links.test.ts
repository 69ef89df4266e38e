import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { freshPage } from '../../../support/unit/fresh-page';

const warnings = () =>
  vi.mocked(console.warn).mock.calls.map(([text]) => String(text).replace(/^.*">: /, ''));

/** Makes elements of links in the article of a page, and returns the tags. */
async function embedded(fragments: readonly string[], config: object = { embedLinks: 'article' }) {
  const article = document.createElement('article');
  for (const fragment of fragments) {
    const link = document.createElement('a');
    link.setAttribute('href', `/news/1.html#${fragment}`);
    article.append(link);
  }
  document.body.append(article);
  const { addConfigLayer } = await import('#page-config/layers');
  addConfigLayer({ appid: 'demo', allowedDomains: ['friend.example'], ...config });
  const { followEmbedLinks } = await import('../../../../widgets/embed-links/embed-links.chunk');
  followEmbedLinks();
  return [...article.children].map(({ outerHTML }) => outerHTML.replace(/>.*/s, '>'));
}

beforeEach(() => {
  freshPage();
  document.body.replaceChildren();
  for (const level of ['error', 'warn'] as const) vi.spyOn(console, level).mockImplementation(() => {});
});
afterEach(async () => {
  const { addConfigLayer } = await import('#page-config/layers');
  addConfigLayer({ embedLinks: false });
  (await import('../../../../widgets/embed-links/embed-links.chunk')).followEmbedLinks();
  vi.restoreAllMocks();
});

it('a link makes no portal and no settings, and the member centre without its menu', async () => {
  const member = 'cntv-member-center';
  expect(
    await embedded(['cntv-portal', `${member}?tab=logOff&section=settings`, `${member}?section=home`]),
  ).toEqual([
    '<a href="/news/1.html#cntv-portal">',
    `<a href="/news/1.html#${member}?tab=logOff&amp;section=settings">`,
    `<${member} section="home" bare="">`,
  ]);
  expect(warnings()).toEqual([
    '<cntv-portal> is not made of a link.',
    `<${member} section="settings"> is not made of a link.`,
  ]);
});

it('a link sets neither the title nor an address on another host', async () => {
  const badge = 'cntv-unread-badge';
  const hrefs = [
    'https://evil.example/',
    '//evil.example/',
    '/\\evil.example',
    'https://friend.example/',
    '/own',
    '',
  ];
  const tags = await embedded(
    hrefs.slice(0, 5).map((href) => `${badge}?blink-title&href=${encodeURIComponent(href)}`),
  );
  expect(tags).toEqual([
    ...Array(3).fill(`<${badge}>`),
    `<${badge} href="https://friend.example/">`,
    `<${badge} href="/own">`,
  ]);
  expect(warnings()).toHaveLength(5 + 3);
});

it('five links of a container become elements', async () => {
  const tags = await embedded(Array(40).fill('cntv-login'));
  expect(tags.filter((tag) => tag === '<cntv-login>')).toHaveLength(5);
  expect(warnings()).toEqual(['not more than 5 elements are made of the links in a container.']);
});

it('an element made of a link cancels the redirect to the sign-in', async () => {
  await embedded(['cntv-member-center']);
  const event = new Event('cntv-login-required', { cancelable: true });
  document.querySelector('cntv-member-center')?.dispatchEvent(event);
  expect(event.defaultPrevented).toBe(true);
});

it('links outside of the containers stay links, and all do with an invalid selector', async () => {
  const link = '<a href="/news/1.html#cntv-login">';
  expect(await embedded(['cntv-login'], { embedLinks: '#other' })).toEqual([link]);
  expect(await embedded(['cntv-login'], { embedLinks: 'article >' })).toEqual([link]);
  expect(vi.mocked(console.error).mock.calls).toEqual([
    [expect.stringContaining('"embedLinks" is no valid CSS selector, so all links stay links: article >')],
  ]);
});
