import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ADDRESSES } from '#app/addresses.build-time';
import { matchRoute, needsSignIn, type RouteRow } from '#app/route-table';
import { routes } from '#app/routes';
import { ALIASES, REDIRECTS } from '#config/aliases';
import { SECTIONS } from '#config/member-center/sections';
import { PATHS, pathTo, type RouteName } from '#config/paths';
import { UNKNOWN_SESSION } from '#session/session';
import { unknownPath } from '../../support/unknown-path';

const Screen = () => null;
const load = async () => ({ Screen });
/** The whole table of document 3, whatever screens there are. */
const all: RouteRow[] = (Object.keys(PATHS) as RouteName[]).map((name) => ({ name, load }));
const at = (path: string) => {
  const match = matchRoute(all, path);
  return 'row' in match ? [match.row.name, match.params] : match.redirect;
};

describe('the route table', () => {
  it.each([
    ['/index.html', 'UserHome', 'ROUTE-02'],
    ['/login.html', 'Login', 'ROUTE-03'],
    ['/ssologin.html', 'SsoLogin', 'ROUTE-05'],
    ['/OauthClientWeixin/callback.do', 'SsoLogin', 'ROUTE-06'],
    ['/OauthClientWeixin/callback.html', 'SsoLogin', 'ROUTE-07'],
    ['/regist.html', 'Register', 'ROUTE-08'],
    ['/regist/regist.jsp', 'Register', 'ROUTE-09'],
    ['/register_succeed', 'EmailRegisterSucceed', 'ROUTE-10'],
    ['/mobile_register_succeed', 'MobileRegisterSucceed', 'ROUTE-11'],
    ['/dGVzdA==.html', 'TestPage', 'ROUTE-12'],
    ['/dGVzdA%3D%3D.html', 'TestPage', 'ROUTE-12'],
    ['/service_agreement', 'ServiceAgreement', 'ROUTE-13'],
    ['/register/verify.html', 'ServiceAgreement', 'ROUTE-14'],
    ['/register/verify.jsp', 'ServiceAgreement', 'ROUTE-15'],
    ['/regist/verify.jsp', 'ServiceAgreement', 'ROUTE-16'],
    ['/forgetPassword/findPassword.jsp', 'FindPassword1', 'ROUTE-17'],
    ['/authentication', 'Authentication', 'ROUTE-20'],
    ['/account/history', 'UserHistory', 'ROUTE-22'],
    ['/account/collection', 'UserCollection', 'ROUTE-23'],
    ['/account/subscribe', 'UserSubscribe', 'ROUTE-24'],
    ['/account/nopermission', 'NoPermission', 'ROUTE-26'],
    ['/mobile/new/login.html', 'MLogin', 'ROUTE-27'],
    ['/mobile/new/regist.html', 'MRegister', 'ROUTE-30'],
    ['/i18n/mobile/regist/verify.jsp', 'MAgreement', 'ROUTE-31'],
    ['/m/index.html', 'MIndex', 'ROUTE-32'],
    ['/app/register.html', 'AppRegister', 'ROUTE-33'],
    ['/qrcode', 'Qrcode', 'ROUTE-34'],
    ['/shaoer/dsqxs/info_per.action', 'TalentShow', 'ROUTE-35'],
    ['/shaoer/xxzhs5/info.action', 'KidsShow', 'ROUTE-36'],
    ['/shaoer/xwddk/info.action', 'NewsBag', 'ROUTE-37'],
    ['/kejiao/tsfx_sy/info.action', 'Handicraft', 'ROUTE-38'],
    ['/kejiao/2015wlczds/info.action', 'Poetry', 'ROUTE-39'],
    ['/wyznt/info.action', 'Advisory', 'ROUTE-40'],
    ['/network_tv/film_channel/info_gr.action', 'WdyForPerson', 'ROUTE-41'],
    ['/network_tv/film_channel/info_jg.action', 'WdyForCompany', 'ROUTE-42'],
    ['/existent', 'ErrorExistent', 'ROUTE-44'],
    ['/404', 'NotFound', 'ROUTE-43'],
  ])('renders for %s the screen %s (%s)', (path, name) => {
    expect(at(path)).toEqual([name, {}]);
    expect(at(`${path}/`)).toEqual([name, {}]);
  });

  it('returns the parameters of a path (ROUTE-18, ROUTE-19, ROUTE-21)', () => {
    expect(at('/account/message/subscribe')).toEqual(['UserMessage', { tabName: 'subscribe' }]);
    expect(at('/account/message/system')).toEqual(['UserMessage', { tabName: 'system' }]);
    expect(at('/find_password2/mobile')).toEqual(['FindPassword2', { accountType: 'mobile' }]);
    expect(at('/find_password3/e%2Fmail')).toEqual(['FindPassword3', { findType: 'e/mail' }]);
  });

  it.each([
    ['/', '/login.html', 'ROUTE-04'],
    ['/m', '/mobile/new/login.html', 'ROUTE-28'],
    ['/i18n/mobile/login/login.html', '/mobile/new/login.html', 'ROUTE-29'],
    ['/user', '/index.html', 'ROUTE-46'],
  ])('redirects %s to %s (%s)', (from, to) => {
    expect(at(from)).toBe(to);
  });

  it('redirects to paths of the table only, in one step', () => {
    for (const target of Object.values(REDIRECTS)) expect(at(target)).toBeInstanceOf(Array);
  });

  it('prefers paths without parameters, in any order (OQ-18)', () => {
    expect(at('/account/history')).toEqual(['UserHistory', {}]);
    expect(at('/account/nopermission')).toEqual(['NoPermission', {}]);
    expect(at('/account/logOff')).toEqual(['UserSetting', { tabName: 'logOff' }]);
  });

  it('matches a named path with that name only, also if it has no screen (OQ-18)', () => {
    const settings: RouteRow[] = [{ name: 'UserSetting', load }];
    expect(matchRoute(settings, '/account/history')).toEqual({ redirect: '/404' });
    expect(matchRoute(settings, '/account/logOff')).toMatchObject({ params: { tabName: 'logOff' } });
  });

  it.each(['/Login.html', '/login', '/login.html/x', '//login.html', '/%E0%A4%A', '/find_password2/'])(
    'redirects the unknown path %s to /404 (ROUTE-45)',
    (path) => {
      expect(at(path)).toBe('/404');
    },
  );

  it('redirects every generated path outside the table to /404 (ROUTE-45)', () => {
    fc.assert(
      fc.property(unknownPath(), (path) => {
        expect(at(path)).toBe(PATHS.NotFound);
      }),
      { numRuns: 2000 },
    );
  });

  it('matches every generated value of a parameter with its route (ROUTE-18, ROUTE-19, ROUTE-25)', () => {
    const value = fc
      .string({ minLength: 1, unit: 'grapheme' })
      .filter((text) => !/^(?:history|collection|subscribe|nopermission)$/.test(text));
    const name = fc.constantFrom('FindPassword2', 'FindPassword3', 'UserMessage', 'UserSetting');
    fc.assert(
      fc.property(name, value, (route, text) => {
        const key = /\{(\w+)\}/.exec(PATHS[route])?.[1] as string;
        expect(at(pathTo(route, { [key]: text }))).toEqual([route, { [key]: text }]);
      }),
    );
  });

  it('has no duplicate path or name', () => {
    const paths = ADDRESSES.routes.map(({ segments }) => segments.join('/')).concat(Object.keys(REDIRECTS));
    expect(new Set(paths).size).toBe(paths.length);
    expect(Object.values(ALIASES).flat().length).toBe(6);
    expect(new Set(routes.map(({ name }) => name)).size).toBe(routes.length);
  });

  it('distinguishes visitors and signed-in viewers only: each route is for both or for the latter (PERM-01)', () => {
    const protectedRoutes = routes.filter((row) => needsSignIn({ row, params: {} })).map(({ name }) => name);
    const sections = Object.values(SECTIONS).map(({ route }) => route);
    expect(protectedRoutes.sort()).toEqual(['MIndex', ...sections].sort());
    expect(Object.keys(UNKNOWN_SESSION)).not.toContain('role');
  });

  it.each(routes.map((row) => [row.name, row] as const))('loads a screen for %s', async (_, row) => {
    expect((await row.load()).Screen).toBeInstanceOf(Function);
  });
});
