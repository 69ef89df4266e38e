// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { browserHistory, memoryHistory } from '../../../src/app/route-history';

const here = () => ({ left: 0, top: 40, control: null });

describe('the browser’s history under a base (ROUTE-01)', () => {
  beforeEach(() => history.replaceState(null, '', '/site/login.html?x=1'));

  it('reads the path below the base, with its query', () => {
    expect(browserHistory('/site', here).entry()).toMatchObject({ path: '/login.html', search: '?x=1' });
    expect(browserHistory('/site/', here).entry().path).toBe('/login.html');
    expect(browserHistory('/', here).entry().path).toBe('/site/login.html');
    expect(browserHistory('', here).entry().path).toBe('/site/login.html');
    expect(browserHistory('/si', here).entry().path).toBe('/site/login.html');
  });

  it('navigates without a #, and keeps the history state of the page', () => {
    history.replaceState({ own: 1 }, '');
    const router = browserHistory('/site', here);
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
    const router = browserHistory('/site', here);
    const heard = vi.fn();
    const stop = router.subscribe(heard);
    history.replaceState(null, '', '/site/404');
    dispatchEvent(new PopStateEvent('popstate'));
    expect(router.entry().path).toBe('/404');
    expect(heard).toHaveBeenCalledOnce();
    stop();
  });

  it('stores the position in the history entry, and reads it on back', () => {
    const router = browserHistory('/site', here);
    const stop = router.subscribe(() => {});
    router.go('/regist.html');
    expect(router.entry()).toMatchObject({ isTraversed: false, position: null });
    const left = { ...history.state, cntvPosition: here() };
    router.go('/404', { replaces: true });
    expect(history.state.cntvPosition).toBeUndefined();
    history.replaceState(left, '', '/site/login.html');
    dispatchEvent(new PopStateEvent('popstate'));
    expect(router.entry()).toMatchObject({ isTraversed: true, position: here() });
    stop();
  });

  it.each([1, { left: 'x', top: 0, control: null }, { left: 0, top: 0, control: 1 }])(
    'ignores the position %j in the history of the page',
    (cntvPosition) => {
      history.replaceState({ cntvPosition }, '');
      expect(browserHistory('/site', here).entry().position).toBeNull();
    },
  );

  it('returns hrefs with the base', () => {
    expect(browserHistory('/site', here).hrefOf('/login.html')).toBe('/site/login.html');
    expect(browserHistory('/', here).hrefOf('/login.html')).toBe('/login.html');
  });
});

describe('a history in memory', () => {
  it('navigates forward and back, and does not change the history of the page', () => {
    const before = [location.href, history.length];
    const memory = memoryHistory('/regist.html?from=a', (to) => `/base${to}`, here);
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

  it('stores the position in the entry that is left, and returns it on back', () => {
    const memory = memoryHistory('/regist.html', (to) => to, here);
    memory.go('/service_agreement');
    expect(memory.entry()).toMatchObject({ isTraversed: false, position: null });
    memory.back();
    expect(memory.entry()).toMatchObject({ path: '/regist.html', isTraversed: true, position: here() });
    expect(memory.entry()).toBe(memory.entry());
  });
});
