import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { PROVIDERS, type Provider } from '#config/providers';
import { freshPage } from '../../../support/unit/fresh-page';

async function addressOf(provider: Provider, backurl: string | null, settings: object = {}) {
  const { addConfigLayer } = await import('#page-config/scripts');
  addConfigLayer({ appid: 'demo', ...settings });
  const { providerAddress } = await import('#shared/providers/provider-address');
  return (method: 'login' | 'binding') => providerAddress(provider, method, backurl);
}
beforeEach(() => {
  freshPage();
  vi.useFakeTimers({ now: 1_700_000_000_999 });
});
afterEach(() => vi.useRealTimers());

it.each(Object.keys(PROVIDERS) as Provider[])(
  'the URL to bind %s differs from that to sign in by the method only (OAUTH-01, OAUTH-03, API-34, BIND-23)',
  async (provider) => {
    const backurl = 'https://a.example/account/bindingAccount?a=1&b=2';
    const address = await addressOf(provider, backurl, { registrationHost: 'https://reg.example' });
    const query = (method: string) =>
      `appid=demo&method=${method}&backurl=${encodeURIComponent(backurl)}&timestamp=1700000000`;
    for (const method of ['login', 'binding'] as const)
      expect(address(method)).toBe(`https://reg.example/openapi/v2/user/oauth/${provider}?${query(method)}`);
  },
);

it('the URL has no empty backurl (OAUTH-02, OQ-36)', async () => {
  expect((await addressOf('qq', null))('binding')).toBe(
    '/openapi/v2/user/oauth/qq?appid=demo&method=binding&timestamp=1700000000',
  );
});
