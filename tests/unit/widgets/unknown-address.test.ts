import { beforeEach, describe, expect, it } from 'vitest';
import { browserHistory } from '#app/history/route-history';
import { portalPath } from '#app/portal-path';
import { routeOf } from '../../../widgets/portal/portal-print';
import { replaceUnknownAddress } from '../../../widgets/portal/unknown-address';

const here = () => ({ left: 0, top: 0, control: null });

/** Returns what a portal at this address of the page makes of it. */
function portalAt(path: string, base: string) {
  history.replaceState(null, '', path);
  replaceUnknownAddress(base);
  return {
    address: location.pathname + location.search,
    shown: browserHistory(base, here, portalPath).entry().path,
    printed: routeOf({ base })?.name,
  };
}

describe('the address of a page with <cntv-portal>', () => {
  beforeEach(() => history.replaceState(null, '', '/'));

  it.each(['/no/such/page?a=1', '/vip/no/such/page', '/vip/login'])(
    'is replaced below the base, where it is unknown: %s (ROUTE-45)',
    (path) => {
      const query = /\?.*/.exec(path) ?? '';
      const base = path.startsWith('/vip') ? '/vip' : '';
      const shown = { shown: '/404', printed: 'NotFound' };
      expect(portalAt(path, base)).toEqual({ address: `${base}/404${query}`, ...shown });
    },
  );

  // Those of redirects too.
  it.each(['/news/1.html?a=1', '/', '/m', '/user', '/vip2', '/vip2/login.html', '/%ff'])(
    'is kept outside of the base, and not found: %s',
    (path) => {
      expect(portalAt(path, '/vip')).toEqual({ address: path, shown: '/404', printed: 'NotFound' });
    },
  );

  it('is that of a screen outside of the base, as a provider of accounts may know it', () => {
    expect(portalAt('/OauthClientWeixin/callback.do', '/vip')).toEqual({
      address: '/OauthClientWeixin/callback.do',
      shown: '/OauthClientWeixin/callback.do',
      printed: 'SsoLogin',
    });
  });
});
