import { beforeEach, expect, it, vi } from 'vitest';

const FILE = 'https://cdn.example:8443/w-1/c/login-A.js';
const KEY = 'cntv:file-address';

async function load() {
  vi.resetModules();
  return import('#lib/chunks/file-address');
}

beforeEach(() => sessionStorage.clear());

it('is the URL at first', async () => {
  const { presentAddress, isMoved } = await load();
  expect(presentAddress(FILE)).toBe(FILE);
  expect(isMoved()).toBe(false);
});

it('encodes another letter of the folder after each change, the last one first, and then none', async () => {
  const { presentAddress, changeAddresses, isMoved } = await load();
  const addresses = [1, 2, 3].map(() => {
    changeAddresses();
    return presentAddress(FILE);
  });
  expect(addresses).toEqual([
    'https://cdn.example:8443/w-1/%63/login-A.js',
    'https://cdn.example:8443/%77-1/c/login-A.js',
    FILE,
  ]);
  expect(isMoved()).toBe(true);
});

it('leaves what is encoded already', async () => {
  const { presentAddress, changeAddresses } = await load();
  changeAddresses();
  changeAddresses();
  expect(presentAddress('https://a.example/x%E4%ab/c/b.js')).toBe('https://a.example/%78%E4%ab/c/b.js');
});

it('holds for the next pages of the tab', async () => {
  (await load()).changeAddresses();
  expect(sessionStorage.getItem(KEY)).toBe('1');
  expect((await load()).presentAddress(FILE)).toContain('/%63/');
});

it.each(['x', '', '{}'])('ignores the stored text "%s"', async (text) => {
  sessionStorage.setItem(KEY, text);
  expect((await load()).presentAddress(FILE)).toBe(FILE);
});

it('changes where storage is blocked', async () => {
  vi.stubGlobal('sessionStorage', undefined);
  const { presentAddress, changeAddresses } = await load();
  changeAddresses();
  expect(presentAddress(FILE)).toContain('/%63/');
  vi.unstubAllGlobals();
});
