import { act } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { memoryHistory } from '#app/history/route-history';
import { MatchSkeleton } from '#app/match-skeleton';
import { Redirect } from '#app/redirect';
import { MENU } from '#config/member-center/sections';
import { member } from '#i18n/zh-cn/member';
import { stateOf } from '#lib/element-state';
import { addConfigLayer } from '#page-config/scripts';
import { recordSignIn, session } from '#session/session';
import { setUnread } from '#session/unread';
import { press } from '../../support/unit/mount';
import {
  freshStage,
  openRouter,
  openWidget,
  router,
  rowOf,
  testHistory,
  until,
  untilScreen,
  type Widget,
} from '../../support/unit/router-fixture';

const ROWS = [
  rowOf('Login'),
  rowOf('Register'),
  rowOf('FindPassword2'),
  rowOf('NotFound'),
  rowOf('UserHome', { areas: ['lists'] }),
  rowOf('UserHistory'),
  rowOf('UserMessage'),
  rowOf('UserSetting'),
];
const POSITION = { left: 3, top: 40, control: null };
const replace = vi.spyOn(location, 'replace').mockReturnValue();

let widget: Widget;
beforeEach(freshStage);
afterEach(() => {
  widget.unmount();
  replace.mockClear();
  location.hash = '';
});

describe('the screen of a route', () => {
  it('gets the parameters and the query of the path, and the state of the entry', async () => {
    const history = testHistory('/login.html');
    widget = await openRouter(ROWS, history);
    await untilScreen(widget, 'Login');
    await history.show('/find_password2/mobile?from=a', { state: { step: 2 } });
    await untilScreen(widget, 'FindPassword2');
    const { name, params, query, state } = router.route;
    expect([name, params, String(query), state]).toEqual([
      'FindPassword2',
      { accountType: 'mobile' },
      'from=a',
      { step: 2 },
    ]);
  });

  it('navigates within the rows only', async () => {
    const history = testHistory('/login.html');
    widget = await openRouter(ROWS, history);
    await untilScreen(widget, 'Login');
    const options = { state: 1, replaces: true };
    expect(router.go('/account/collection', options)).toBe(false);
    expect(history.went).toEqual([]);
    expect([router.hrefOf('/regist.html?a=1'), router.hrefOf('/account/collection')]).toEqual([
      '/base/regist.html?a=1',
      null,
    ]);
    await act(async () => expect(router.go('/regist.html?a=1', options)).toBe(true));
    await untilScreen(widget, 'Register');
    expect(history.went).toEqual([['/regist.html?a=1', options]]);
  });

  it('changes with the rows', async () => {
    const history = testHistory('/login.html');
    widget = await openRouter(ROWS, history);
    await untilScreen(widget, 'Login');
    widget.unmount();
    widget = await openRouter([rowOf('NotFound')], history);
    await untilScreen(widget, 'NotFound');
  });

  it.each(['/login.html', '/account/history'])('at %s has the content beside it', async (path) => {
    const beside = (name: string) => <i data-testid="beside">{name}</i>;
    widget = await openRouter(ROWS, testHistory(path), { beside });
    await until(() => expect(widget.all('[data-testid=beside]')).toHaveLength(1));
    expect(widget.part('beside').textContent).toBe(path === '/login.html' ? 'Login' : 'UserHistory');
  });

  it('can be loaded again after a failure, and its title gets the focus then', async () => {
    vi.spyOn(console, 'error').mockReturnValue();
    const { load } = rowOf('Login');
    const broken = vi.fn(load).mockRejectedValueOnce(new Error('offline'));
    widget = await openRouter([rowOf('Login', { load: broken })], testHistory('/login.html'));
    await until(() => expect(widget.has('[data-testid~=retry]')).toBe(true));
    expect(stateOf(widget.element)).toBe('error');
    await act(async () => press(widget.part('retry')));
    await untilScreen(widget, 'Login');
    expect([widget.focused(), stateOf(widget.element)]).toEqual(['Login', 'ready']);
  });
});

describe('a redirect', () => {
  it('replaces the entry and keeps query, hash and state (OQ-16)', async () => {
    const history = testHistory('/login.html');
    location.hash = '#top';
    widget = await openRouter(ROWS, history);
    await history.show('/?a=1', { state: 7 });
    await untilScreen(widget, 'Login');
    expect(history.went).toEqual([['/login.html?a=1#top', { state: 7, replaces: true }]]);
  });

  it('leads from an unknown path to the not-found page', async () => {
    widget = await openRouter(ROWS, testHistory('/unknown'));
    await untilScreen(widget, 'NotFound');
    expect(router.route.name).toBe('NotFound');
  });

  it('leaves the portal for a home elsewhere (OQ-17)', async () => {
    addConfigLayer({ userHome: 'https://home.example.com/' });
    const history = testHistory('/user');
    widget = await openRouter(ROWS, history);
    expect(replace.mock.calls).toEqual([['https://home.example.com/']]);
    expect(history.went).toEqual([]);
  });

  it('leads to the sign-in page of the page configuration (OQ-40)', async () => {
    addConfigLayer({ registrationHost: 'https://reg.example.com', portalBase: '/a' });
    const history = testHistory('/?b=1');
    widget = await openRouter(ROWS, history);
    expect(replace.mock.calls).toEqual([['https://reg.example.com/a/login.html?b=1']]);
    expect(history.went).toEqual([]);
  });

  it.each([
    ['/my-home', '/my-home?a=1#top'],
    ['/my-home?tab=2#own', '/my-home?tab=2&a=1#top'],
    ['https://home.example.com/', 'https://home.example.com/?a=1#top'],
  ])('keeps query and hash on the way to the home %s (OQ-16, OQ-17)', async (userHome, to) => {
    addConfigLayer({ userHome });
    location.hash = '#top';
    widget = await openRouter(ROWS, testHistory('/user?a=1'));
    expect(replace.mock.calls).toEqual([[new URL(to, location.origin).href]]);
  });

  it('does nothing when the viewer has navigated since', async () => {
    const history = testHistory('/regist.html');
    widget = await openWidget(<Redirect from="/" to="/login.html" history={history} />);
    expect(history.went).toEqual([]);
  });
});

describe('the focus', () => {
  it('does not move on the first screen, and moves to the title of the next one', async () => {
    const history = testHistory('/login.html');
    widget = await openRouter(ROWS, history);
    await untilScreen(widget, 'Login');
    expect([widget.focused(), stateOf(widget.element)]).toEqual([null, 'ready']);
    await history.show('/regist.html');
    await untilScreen(widget, 'Register');
    expect([widget.focused(), widget.status()]).toEqual(['Register', '']);
  });

  it('moves to the title of the first screen where that is requested', async () => {
    widget = await openRouter(ROWS, testHistory('/login.html'), { focusesFirst: true });
    await untilScreen(widget, 'Login');
    expect(widget.focused()).toBe('Login');
  });

  it('moves to the title after a change of the query, but not of the state', async () => {
    const history = testHistory('/login.html');
    widget = await openRouter(ROWS, history);
    await untilScreen(widget, 'Login');
    await history.show('/login.html', { state: 2 });
    expect(widget.focused()).toBeNull();
    await history.show('/login.html?a=1');
    await until(() => expect(widget.focused()).toBe('Login'));
  });

  it('returns to the control and the position that the viewer had, and the screen is announced', async () => {
    const history = testHistory('/login.html');
    widget = await openRouter(ROWS, history);
    await untilScreen(widget, 'Login');
    await history.show('/regist.html');
    await untilScreen(widget, 'Register');
    const control = { name: 'Login   ', index: 0 };
    await history.show('/login.html', { isTraversed: true, position: { ...POSITION, control } });
    await untilScreen(widget, 'Login');
    expect([widget.focused(), widget.status(), scrollX, scrollY]).toEqual(['Login', 'Login', 3, 40]);
    expect(widget.shadow.activeElement?.localName).toBe('input');
    await history.show('/regist.html');
    await untilScreen(widget, 'Register');
    expect(widget.status()).toBe('');
  });

  it.each([
    ['has no position', { isTraversed: true, position: null }],
    ['had no focused control', { isTraversed: true, position: POSITION }],
    [
      'was not reached by the buttons of the browser',
      { position: { ...POSITION, control: { name: 'Login   ', index: 0 } } },
    ],
  ])('moves to the title of an entry that %s', async (_, entry) => {
    const history = testHistory('/regist.html');
    widget = await openRouter(ROWS, history);
    await untilScreen(widget, 'Register');
    const scroll = vi.fn();
    widget.element.scrollIntoView = scroll;
    await history.show('/login.html', entry);
    await untilScreen(widget, 'Login');
    expect([widget.shadow.activeElement?.localName, widget.status()]).toEqual(['h2', '']);
    expect(scroll).toHaveBeenCalledTimes('isTraversed' in entry ? 0 : 1);
  });

  it('stays where it is within a section of the member centre', async () => {
    const history = testHistory('/account/message/system');
    widget = await openRouter(ROWS, history);
    await untilScreen(widget, 'UserMessage');
    widget.get('#UserMessage').focus();
    await history.show('/account/message/subscribe');
    await untilScreen(widget, 'UserMessage');
    expect(widget.focused()).toBe('UserMessage');
    expect(widget.shadow.activeElement?.localName).toBe('input');
    await history.show('/account/history');
    await untilScreen(widget, 'UserHistory');
    expect(widget.shadow.activeElement?.localName).toBe('h2');
  });
});

describe('the focus within a screen', () => {
  it('moves to the title after a change of the query, also from a field', async () => {
    const history = testHistory('/login.html');
    widget = await openRouter(ROWS, history);
    await untilScreen(widget, 'Login');
    widget.get('#Login').focus();
    await history.show('/login.html?a=1');
    await until(() => expect(widget.shadow.activeElement?.localName).toBe('h2'));
  });

  it('moves to the title of a section after a change of the query, if nothing has it', async () => {
    const history = testHistory('/account/history');
    widget = await openRouter(ROWS, history);
    await untilScreen(widget, 'UserHistory');
    await history.show('/account/history', { state: 1 });
    expect(widget.focused()).toBeNull();
    await history.show('/account/history?page=2');
    await until(() => expect(widget.shadow.activeElement?.localName).toBe('h2'));
  });
});

describe('the shell of the member centre', () => {
  const menu = () => widget.all('[part=menu] a').map((link) => link.textContent);

  it('has the menu, the title of the section and the screen', async () => {
    widget = await openRouter(ROWS, testHistory('/account/history'));
    await untilScreen(widget, 'UserHistory');
    expect(menu()).toEqual(MENU.map((section) => member.sections[section]));
    expect(widget.all('[aria-current]').map((link) => link.textContent)).toEqual(['观看历史']);
    expect(widget.get('[aria-current]').getAttribute('aria-current')).toBe('page');
    expect(widget.get('nav').getAttribute('aria-label')).toBe('个人中心');
    expect(widget.get('h2').textContent).toBe('观看历史');
    expect(widget.get('a[href$="/account/message/subscribe"]').textContent).toBe('消息通知');
  });

  it('has the number of unread messages in its menu, which does not blink the title', async () => {
    widget = await openRouter(ROWS, testHistory('/account/history'));
    await untilScreen(widget, 'UserHistory');
    const title = document.title;
    await act(async () => setUnread({ subscribe: 2, system: 1 }));
    await until(() => expect(menu().filter((text) => text?.includes('3'))).toEqual([menu()[1]]));
    expect(document.title).toBe(title);
  });

  it('has a skeleton with and without the menu', async () => {
    const match = { row: rowOf('UserHistory'), params: {} };
    widget = await openWidget(<MatchSkeleton match={match} />);
    const parts = () => [
      widget.part('card').children.length,
      widget.part('card').parentElement?.parentElement,
    ];
    const look = () => (parts()[1] as HTMLElement).className;
    const before = look();
    expect(parts()[0]).toBe(2);
    await widget.render(<MatchSkeleton match={match} hasMenu={false} />);
    expect(parts()[0]).toBe(1);
    expect(look()).not.toBe(before);
  });

  it('has no menu where only one section is shown', async () => {
    widget = await openRouter(ROWS, testHistory('/account/history'), { hasMenu: false });
    await untilScreen(widget, 'UserHistory');
    expect(widget.has('nav')).toBe(false);
  });

  it('stays mounted from section to section', async () => {
    const history = testHistory('/account/history');
    widget = await openRouter(ROWS, history);
    await untilScreen(widget, 'UserHistory');
    const before = widget.get('nav');
    await history.show('/index.html');
    await untilScreen(widget, 'UserHome');
    expect(widget.get('nav')).toBe(before);
    expect(widget.get('h2').textContent).toBe('我的首页');
  });

  it('stores the menu entry of a signed-in viewer, but not the settings (STATE-01)', async () => {
    const history = testHistory('/account/history');
    widget = await openRouter(ROWS, history);
    await untilScreen(widget, 'UserHistory');
    widget.unmount();
    act(() => recordSignIn());
    widget = await openRouter(ROWS, history);
    await untilScreen(widget, 'UserHistory');
    await until(() => expect(session.getState().activeMenu).toBe('history'));
    await history.show('/account/baseMessage');
    await untilScreen(widget, 'UserSetting');
    expect(session.getState().activeMenu).toBe('history');
    await history.show('/index.html');
    await untilScreen(widget, 'UserHome');
    expect(session.getState().activeMenu).toBe('home');
  });

  it('shows its skeleton, and one of the height of the section, while it is loaded', async () => {
    const pending = { load: () => new Promise<never>(() => {}), skeleton: { height: 300 } };
    widget = await openRouter([rowOf('UserHistory', pending)], testHistory('/account/history'));
    await until(() => expect(widget.has('h2')).toBe(true));
    expect(widget.get('[role=status]').parentElement?.style.height).toBe('300px');
  });
});

describe('the skeleton of a screen', () => {
  const pending = { load: () => new Promise<never>(() => {}) };

  it.each([
    [{ height: 480, width: 720 }, '360px', '720px'],
    [undefined, '182px', '400px'],
    [({ accountType = '' }) => ({ height: 120 + accountType.length }), '6px', '400px'],
  ])('has the size %j', async (size, height, width) => {
    const row = rowOf('FindPassword2', { ...pending, ...(size && { skeleton: size }) });
    widget = await openRouter([row], testHistory('/find_password2/mobile'));
    const fields = widget.get('[role=status]').parentElement;
    const sized = widget.part('card').parentElement?.parentElement;
    expect([fields?.style.height, sized?.style.getPropertyValue('--width')]).toEqual([height, width]);
  });
});

describe('a history in memory', () => {
  it('notifies the router until it is unmounted', async () => {
    const history = memoryHistory('/login.html', (to) => to);
    widget = await openRouter(ROWS, history);
    await untilScreen(widget, 'Login');
    await act(async () => history.go('/regist.html'));
    await untilScreen(widget, 'Register');
    await act(async () => expect(history.back()).toBe(true));
    await untilScreen(widget, 'Login');
  });
});
