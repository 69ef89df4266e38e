import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { freshPage } from '../../../support/unit/fresh-page';

/** Tells the author of the page what is wrong; its texts have tests of their own. */
const diagnose = vi.fn();

/** Where the page is looked at. */
function readAt(url: string): void {
  (window as unknown as { happyDOM: { setURL(url: string): void } }).happyDOM.setURL(url);
}

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
  const { observe } = await import('../../../../widgets/embed-links/embed-links.chunk');
  observe(diagnose);
  return [...article.children].map(({ outerHTML }) => outerHTML.replace(/>.*/s, '>'));
}

beforeEach(() => {
  readAt('https://www.example.com/news/1.html');
  freshPage();
  document.body.replaceChildren();
  diagnose.mockClear();
});
afterEach(async () => {
  const { addConfigLayer } = await import('#page-config/layers');
  addConfigLayer({ embedLinks: false });
  (await import('../../../../widgets/embed-links/embed-links.chunk')).observe(diagnose);
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
  expect(diagnose).toHaveBeenCalledTimes(2);
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
  expect(diagnose).toHaveBeenCalledTimes(5);
});

it('five links of a container become elements', async () => {
  const tags = await embedded(Array(40).fill('cntv-login'));
  expect(tags.filter((tag) => tag === '<cntv-login>')).toHaveLength(5);
  expect(diagnose).toHaveBeenCalled();
});

it('nothing is to be said of links that become what they say', async () => {
  await embedded([
    'cntv-login?captcha=click',
    'cntv-unread-badge?href=/own',
    'cntv-member-center?section=home',
  ]);
  expect(diagnose).not.toHaveBeenCalled();
});

it.each(['cntv-logn', 'cntv-login?onclick=alert(1)'])(
  'a link with an unknown name is to be told: %s',
  async (of) => {
    await embedded([of]);
    expect(diagnose).toHaveBeenCalledTimes(1);
  },
);

it('an element made of a link cancels the redirect to the sign-in', async () => {
  await embedded(['cntv-member-center']);
  const event = new Event('cntv-login-required', { cancelable: true });
  document.querySelector('cntv-member-center')?.dispatchEvent(event);
  expect(event.defaultPrevented).toBe(true);
});

it('an element made of a link lets a press lead to the sign-in (OQ-104)', async () => {
  await embedded(['cntv-member-center']);
  const element = document.querySelector('cntv-member-center') as HTMLElement;
  const event = () => new Event('cntv-login-required', { cancelable: true });
  const isPrevented: boolean[] = [];
  element.addEventListener('click', () => isPrevented.push(!element.dispatchEvent(event())));
  element.click();
  await new Promise((resolve) => setTimeout(resolve));
  isPrevented.push(!element.dispatchEvent(event()));
  expect(isPrevented).toEqual([false, true]);
});

it.each([
  ['http://localhost:3000/news/1.html', 1],
  ['https://www.example.com/news/1.html?cntv-doctor', 1],
  ['https://www.example.com/news/1.html', 0],
])('links outside of the containers are to be told to the author: %s', async (url, times) => {
  readAt(url);
  await embedded(['cntv-login'], { embedLinks: '#other' });
  expect(diagnose).toHaveBeenCalledTimes(times);
});

it('links outside of the containers stay links, and all do with an invalid selector', async () => {
  const link = '<a href="/news/1.html#cntv-login">';
  expect(await embedded(['cntv-login'], { embedLinks: '#other' })).toEqual([link]);
  expect(diagnose).not.toHaveBeenCalled();
  expect(await embedded(['cntv-login'], { embedLinks: 'article >' })).toEqual([link]);
  expect(diagnose).toHaveBeenCalled();
});
