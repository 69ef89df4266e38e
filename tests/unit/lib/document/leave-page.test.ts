import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { leavePage } from '#lib/document/leave-page';

const PAGE = 'https://tv.example/news/1.html?id=7';
const taken: string[] = [];

function open(href: string) {
  vi.stubGlobal('self', { origin: new URL(href).origin });
  vi.stubGlobal('location', {
    href,
    assign: (url: string) => taken.push(`assign ${url}`),
    reload: () => taken.push('reload'),
  });
  vi.stubGlobal('history', {
    state: { page: 1 },
    replaceState: (state: object, _: string, url: string) =>
      taken.push(`replace ${JSON.stringify(state)} ${url}`),
  });
}
beforeEach(() => {
  taken.length = 0;
});
afterEach(() => vi.unstubAllGlobals());

it.each([PAGE, `${PAGE}#top`, `${PAGE}#comments`])(
  'the page is requested again for a target that differs by its fragment, from %s (OQ-109)',
  (href) => {
    open(href);
    for (const fragment of ['#comments', '#/route?a=b', '#']) {
      taken.length = 0;
      leavePage(PAGE + fragment);
      expect(taken).toEqual([`replace {"page":1} ${PAGE}${fragment}`, 'reload']);
    }
  },
);

it.each([
  PAGE,
  'https://tv.example/news/1.html#comments',
  `${PAGE}&a=b#c`,
  'https://www.tv.example/news/1.html?id=7#c',
])('another page is opened as it is: %s', (url) => {
  open(`${PAGE}#top`);
  leavePage(url);
  expect(taken).toEqual([`assign ${url}`]);
});
