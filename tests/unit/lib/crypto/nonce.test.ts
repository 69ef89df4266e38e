import { afterEach, describe, expect, it, vi } from 'vitest';

// Evaluated by each test, so that mutation testing finds the tests of its constants.
const load = async () => (await import('#lib/crypto/nonce')).newNonce;

afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
});

describe('a nonce', () => {
  it('has 16 characters of A–Z a–z 0–9, different every time (WIRE-09, CONST-19)', async () => {
    const newNonce = await load();
    const nonces = Array.from({ length: 500 }, newNonce);
    for (const nonce of nonces) expect(nonce).toMatch(/^[A-Za-z0-9]{16}$/);
    expect(new Set(nonces).size).toBe(nonces.length);
  });

  it('is taken from crypto.getRandomValues, with a uniform distribution of characters', async () => {
    const newNonce = await load();
    let next = 0;
    vi.stubGlobal('crypto', {
      getRandomValues(bytes: Uint8Array) {
        bytes.fill(next);
        next = (next + 1) % 256;
        return bytes;
      },
    });
    const seen = Array.from({ length: 62 }, newNonce).join('');
    const counts = new Map<string, number>();
    for (const character of seen) counts.set(character, (counts.get(character) ?? 0) + 1);
    expect([...counts.values()]).toEqual(Array(62).fill(16));
  });
});
