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

describe('verifying files', () => {
  const HASH = 'sha384-of-a';
  const HASHES = Symbol.for('cntv-widgets.hashes');
  const isDone = async (promise: Promise<unknown>) =>
    Promise.race([promise.then(() => true), Promise.resolve(false)]);
  beforeEach(() => Object.assign(globalThis, { [HASHES]: { 'a.js': HASH } }));
  afterEach(() => Reflect.deleteProperty(globalThis, HASHES));

  it('requests a file with its hash, also from another address, and waits until it is loaded', async () => {
    const { verifyFiles } = await load();
    const moved = A.replace('/c/', '/%63/').concat('?retry=1');
    const verified = verifyFiles([A, moved]);
    expect(links().map(({ href, integrity }) => [href, integrity])).toEqual([
      [A, HASH],
      [moved, HASH],
    ]);
    links()[0]?.dispatchEvent(new Event('load'));
    expect(await isDone(verified)).toBe(false);
    links()[0]?.dispatchEvent(new Event('load'));
    await verified;
  });

  it('fails when a file is missing or has another hash, each time', async () => {
    const { preloadFiles, verifyFiles } = await load();
    preloadFiles([A]);
    links()[0]?.dispatchEvent(new Event('error'));
    await expect(verifyFiles([A])).rejects.toThrow(`${A} is missing or has another hash`);
    await expect(verifyFiles([A])).rejects.toThrow('has another hash');
    expect(links()).toHaveLength(0);
  });

  it('does not wait for a file of another release, which has no hash', async () => {
    const { verifyFiles } = await load();
    await verifyFiles([B]);
    expect(hrefs()).toEqual([B]);
    expect(links()[0]?.integrity).toBeFalsy();
  });

  it('does nothing on a page without hashes, or in a browser that does not check', async () => {
    const { verifyFiles } = await load();
    supports = () => false;
    await verifyFiles([A]);
    Reflect.deleteProperty(globalThis, HASHES);
    await verifyFiles([A]);
    expect(links()).toHaveLength(0);
  });
});
