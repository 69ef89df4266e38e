import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

const A = 'https://cdn.example/c/a.js';
const B = 'https://cdn.example/c/b.js';
const links = () => [...document.head.querySelectorAll<HTMLLinkElement>('link[rel=modulepreload]')];
const hrefs = () => links().map(({ href }) => href);
let supports: (relation: string) => boolean;

async function load() {
  vi.resetModules();
  return import('#lib/module-preload');
}

beforeEach(() => {
  document.head.replaceChildren();
  vi.stubGlobal('navigator', { vendor: 'Google Inc.' });
  supports = (relation) => relation === 'modulepreload';
  // happy-dom has no `relList.supports`, and would fetch preloaded modules.
  vi.spyOn(HTMLLinkElement.prototype, 'relList', 'get').mockImplementation(
    () => ({ supports: (relation: string) => supports(relation) }) as DOMTokenList,
  );
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('preloading files', () => {
  it('requests each of them once', async () => {
    const { preloadFiles } = await load();
    preloadFiles([A]);
    preloadFiles([A, B]);
    expect(hrefs()).toEqual([A, B]);
  });

  it('requests with CORS and the nonce of the page, if it has one', async () => {
    const { preloadFiles } = await load();
    preloadFiles([A]);
    const script = document.createElement('script');
    script.setAttribute('nonce', 'n0nce');
    script.nonce = 'n0nce';
    document.head.append(script);
    preloadFiles([B]);
    expect(links().map(({ nonce, crossOrigin }) => [nonce, crossOrigin])).toEqual([
      ['', ''],
      ['n0nce', ''],
    ]);
  });

  it.each(['load', 'error'])('removes the link after its %s event', async (type) => {
    const { preloadFiles } = await load();
    preloadFiles([A]);
    expect(links()).toHaveLength(1);
    links()[0]?.[`on${type as 'load'}`]?.call(links()[0] as HTMLLinkElement, new Event(type));
    expect(links()).toHaveLength(0);
  });

  it.each([
    ['in WebKit', () => vi.stubGlobal('navigator', { vendor: 'Apple Computer, Inc.' })],
    [
      'in a browser without modulepreload',
      () => {
        supports = () => false;
      },
    ],
  ])('requests nothing %s', async (_where, prepare) => {
    prepare();
    const { preloadFiles } = await load();
    preloadFiles([A]);
    expect(links()).toHaveLength(0);
  });
});
