import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

const BASE = 'https://cdn.example/c/part.js';
const links = () => [...document.head.querySelectorAll<HTMLLinkElement>('link[rel=modulepreload]')];
const hrefs = () => links().map(({ href }) => href);
let supports: (relation: string) => boolean;

async function load() {
  vi.resetModules();
  return import('../../../src/lib/module-preload');
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

describe('importing a module', () => {
  it('preloads the module and its imports once, relative to its importer', async () => {
    const { importWithPreload } = await load();
    const module = { Screen: 1 };
    expect(await importWithPreload(async () => module, ['./a.js', '../b.js'], BASE)).toBe(module);
    await importWithPreload(async () => module, ['./a.js', './d.js'], BASE);
    expect(hrefs()).toEqual([
      'https://cdn.example/c/a.js',
      'https://cdn.example/b.js',
      'https://cdn.example/c/d.js',
    ]);
  });

  it('requests with CORS and the nonce of the page, if it has one', async () => {
    const { importWithPreload } = await load();
    await importWithPreload(async () => ({}), ['./a.js'], BASE);
    const script = document.createElement('script');
    script.setAttribute('nonce', 'n0nce');
    script.nonce = 'n0nce';
    document.head.append(script);
    await importWithPreload(async () => ({}), ['./b.js'], BASE);
    expect(links().map(({ nonce, crossOrigin }) => [nonce, crossOrigin])).toEqual([
      ['', ''],
      ['n0nce', ''],
    ]);
  });

  it.each(['load', 'error'])('removes the link after its %s event', async (type) => {
    const { importWithPreload } = await load();
    await importWithPreload(async () => ({}), ['./a.js'], BASE);
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
  ])('does not preload %s', async (_where, prepare) => {
    prepare();
    const { importWithPreload } = await load();
    expect(await importWithPreload(async () => 'module', ['./a.js'], BASE)).toBe('module');
    expect(links()).toHaveLength(0);
  });
});

describe('preloading modules', () => {
  it('requests their files and evaluates none of them', async () => {
    const { importWithPreload, preloadModules } = await load();
    const evaluate = vi.fn(async () => ({}));
    preloadModules([
      () => importWithPreload(evaluate, ['./a.js'], BASE),
      () => importWithPreload(evaluate, ['./b.js'], BASE),
    ]);
    expect(hrefs()).toEqual(['https://cdn.example/c/a.js', 'https://cdn.example/c/b.js']);
    expect(evaluate).not.toHaveBeenCalled();
  });

  it('does not affect a later import', async () => {
    const { importWithPreload, preloadModules } = await load();
    preloadModules([]);
    expect(await importWithPreload(async () => 'module', [], BASE)).toBe('module');
  });

  it('continues after a function that fails', async () => {
    const { importWithPreload, preloadModules } = await load();
    preloadModules([
      () => Promise.reject(new Error('offline')),
      () => importWithPreload(async () => ({}), ['./b.js'], BASE),
    ]);
    await new Promise((resolve) => setTimeout(resolve));
    expect(hrefs()).toEqual(['https://cdn.example/c/b.js']);
  });
});
