import { beforeEach, describe, expect, it, vi } from 'vitest';
import { browserHistory, memoryHistory } from '#app/history/route-history';

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

  it('notifies of a new state at the same URL, and not of an unchanged entry', () => {
    const router = browserHistory('/site', here);
    const [heard, other] = [vi.fn(), vi.fn()];
    const stops = [router.subscribe(heard), router.subscribe(other)];
    const entry = router.entry();
    dispatchEvent(new PopStateEvent('popstate'));
    expect([heard.mock.calls.length, router.entry() === entry]).toEqual([0, true]);
    history.replaceState({ cntv: 1 }, '');
    dispatchEvent(new PopStateEvent('popstate'));
    expect([heard.mock.calls.length, router.entry().state]).toEqual([1, 1]);
    stops[0]?.();
    history.replaceState(null, '', '/site/regist.html');
    dispatchEvent(new PopStateEvent('popstate'));
    expect([heard.mock.calls.length, other.mock.calls.length]).toEqual([1, 2]);
    stops[1]?.();
    history.replaceState(null, '', '/site/404');
    dispatchEvent(new PopStateEvent('popstate'));
    expect(router.entry().path).toBe('/regist.html');
  });

  it('keeps its state when a link of the page leads to another place in it', () => {
    const router = browserHistory('/site', here);
    const heard = vi.fn();
    const stop = router.subscribe(heard);
    router.go('/404', { state: { step: 2 } });
    heard.mockClear();
    history.pushState(null, '', '#main');
    dispatchEvent(new PopStateEvent('popstate'));
    expect([heard.mock.calls.length, router.entry().state]).toEqual([0, { step: 2 }]);
    expect(browserHistory('/site', here).entry().state).toEqual({ step: 2 });
    stop();
  });

  it('adds an entry, or replaces the current one without a position', () => {
    const router = browserHistory('/site', here);
    const [push, replace] = [vi.spyOn(history, 'pushState'), vi.spyOn(history, 'replaceState')];
    history.replaceState({ own: 1 }, '');
    replace.mockClear();
    router.go('/404', { state: 2, replaces: true });
    expect([push.mock.calls.length, replace.mock.calls]).toEqual([
      0,
      [[{ own: 1, cntv: 2, cntvPosition: undefined }, '', '/site/404']],
    ]);
    router.go('/regist.html');
    expect(replace.mock.lastCall).toEqual([{ own: 1, cntv: 2, cntvPosition: here() }, '']);
    expect(push.mock.calls).toEqual([
      [{ own: 1, cntv: undefined, cntvPosition: undefined }, '', '/site/regist.html'],
    ]);
    vi.restoreAllMocks();
  });

  it('reads the start of the base with and without a slash, and another path as a whole', () => {
    history.replaceState(null, '', '/site');
    expect(browserHistory('/site', here).entry().path).toBe('/');
    history.replaceState(null, '', '/site/');
    expect(browserHistory('/site', here).entry().path).toBe('/');
    history.replaceState(null, '', '/sitemap');
    expect(browserHistory('/site', here).entry().path).toBe('/sitemap');
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

  it('notifies its listeners of each change until they stop', () => {
    const memory = memoryHistory('/regist.html', (to) => to);
    expect(memory.entry()).toEqual({
      path: '/regist.html',
      search: '',
      state: undefined,
      isTraversed: false,
      position: null,
    });
    const heard = vi.fn();
    const stop = memory.subscribe(heard);
    memory.go('/404');
    memory.back();
    memory.back();
    expect(heard).toHaveBeenCalledTimes(2);
    stop();
    memory.go('/404');
    expect(heard).toHaveBeenCalledTimes(2);
  });
});
