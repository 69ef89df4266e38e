// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { browserHistory, memoryHistory } from '../../../src/app/route-history';

describe('the browser’s history under a base (ROUTE-01)', () => {
  beforeEach(() => history.replaceState(null, '', '/site/login.html?x=1'));

  it('reads the path below the base, with its query', () => {
    expect(browserHistory('/site').entry()).toMatchObject({ path: '/login.html', search: '?x=1' });
    expect(browserHistory('/site/').entry().path).toBe('/login.html');
    expect(browserHistory('/').entry().path).toBe('/site/login.html');
    expect(browserHistory('').entry().path).toBe('/site/login.html');
    expect(browserHistory('/si').entry().path).toBe('/site/login.html');
  });

  it('navigates without a #, and keeps the history state of the page', () => {
    history.replaceState({ own: 1 }, '');
    const router = browserHistory('/site');
    const heard = vi.fn();
    const stop = router.subscribe(heard);
    router.go('/regist.html?from=a', { state: { step: 2 } });
    expect(location.pathname + location.search).toBe('/site/regist.html?from=a');
    expect(router.entry()).toMatchObject({ path: '/regist.html', search: '?from=a', state: { step: 2 } });
    expect(history.state).toEqual({ own: 1, cntv: { step: 2 } });
    expect(heard).toHaveBeenCalledOnce();
    stop();
    router.go('/login.html');
    expect(heard).toHaveBeenCalledOnce();
  });

  it('follows the back and forward buttons of the browser', () => {
    const router = browserHistory('/site');
    const heard = vi.fn();
    const stop = router.subscribe(heard);
    history.replaceState(null, '', '/site/404');
    dispatchEvent(new PopStateEvent('popstate'));
    expect(router.entry().path).toBe('/404');
    expect(heard).toHaveBeenCalledOnce();
    stop();
  });

  it('returns hrefs with the base', () => {
    expect(browserHistory('/site').hrefOf('/login.html')).toBe('/site/login.html');
    expect(browserHistory('/').hrefOf('/login.html')).toBe('/login.html');
  });
});

describe('a history in memory', () => {
  it('navigates forward and back, and does not change the history of the page', () => {
    const before = [location.href, history.length];
    const memory = memoryHistory('/regist.html?from=a', (to) => `/base${to}`);
    expect(memory.entry()).toMatchObject({ path: '/regist.html', search: '?from=a' });
    memory.go('/service_agreement', { state: 'kept' });
    expect(memory.entry()).toMatchObject({ path: '/service_agreement', state: 'kept' });
    memory.go('/register_succeed', { replaces: true });
    expect(memory.back()).toBe(true);
    expect(memory.entry().path).toBe('/regist.html');
    expect(memory.back()).toBe(false);
    expect(memory.hrefOf('/login.html')).toBe('/base/login.html');
    expect([location.href, history.length]).toEqual(before);
  });
});
