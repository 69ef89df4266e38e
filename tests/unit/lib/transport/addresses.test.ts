import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { setUpFakeXhr } from '../../../support/unit/fake-xhr';

setUpFakeXhr();

/** The URLs that two kinds of an address in an answer become. */
async function read(address: string, config: object) {
  (await import('#page-config/scripts')).addConfigLayer(config);
  const { httpAddress, pictureAddress } = await import('#lib/transport/schemas');
  return { page: z.parse(httpAddress, address), picture: z.parse(pictureAddress, address) };
}
const own = (path: string) => new URL(path, location.href).href;
const API = { apiBase: 'https://api.example.com/v2', portalBase: 'https://tv.example.com/portal' };

describe('a relative address in an answer (OQ-107)', () => {
  it.each(['/face/1.png', '/face/1.png?v=2'])(
    'is of the host that has the pictures or the pages: %s',
    async (path) => {
      expect(await read(path, API)).toEqual({
        picture: `https://api.example.com${path}`,
        page: `https://tv.example.com${path}`,
      });
    },
  );

  it('without a slash is of the folder of that host', async () => {
    expect((await read('face/1.png', API)).picture).toBe('https://api.example.com/face/1.png');
  });

  it.each([{}, { apiBase: '/api', portalBase: '/portal' }, { apiBase: location.origin }])(
    'is of the page with the configuration %j',
    async (config) => {
      for (const path of ['/a.png', 'a.png'])
        expect(await read(path, config)).toEqual({ picture: own(path), page: own(path) });
    },
  );

  it.each(['https://img.example.com/a.png', 'javascript:alert(1)', ''])(
    'does not change others: "%s"',
    async (raw) => {
      const url = raw.startsWith('https') ? raw : '';
      expect(await read(raw, API)).toEqual({ picture: url, page: url });
    },
  );
});
