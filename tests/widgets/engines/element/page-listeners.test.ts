import { expect } from '@esm-bundle/chai';
import { FakeApi } from '../../../support/element/fake-api';
import { openWithFault } from '../../../support/element/faults/chunk-faults';
import { type HostPage, inside, isReady, openPage, until } from '../../../support/element/host';
import { MEMBER, openMenu } from '../../../support/element/pages/account-page';

/** Cancels events that reach the page, and records them with their target. */
function refuse({ window }: HostPage, ...types: string[]): string[] {
  const seen: string[] = [];
  for (const type of types) {
    // Touches are passive on the document by default.
    const options = { passive: false };
    const listener = (event: Event) => {
      event.preventDefault();
      seen.push(`${event.type} ${(event.target as Element).localName}`);
    };
    window.document.addEventListener(type, listener, options);
  }
  return seen;
}

type Init = EventInit & Record<string, unknown>;

/** Dispatches an event as the browser does; returns whether the control still handles it. */
function arrives(
  { window }: HostPage,
  control: Element,
  name: string,
  type: string,
  init: Init = {},
): boolean {
  const Class = window[name as 'Event'];
  const event = new Class(type, { bubbles: true, cancelable: true, composed: true, ...init } as EventInit);
  return control.dispatchEvent(event);
}

const KEYS = [
  'a',
  '?',
  ' ',
  '，',
  '😀',
  'Enter',
  'Backspace',
  'Delete',
  'Home',
  'End',
  'ArrowLeft',
  'ArrowDown',
  'PageUp',
  'Process',
  'Unidentified',
  'Dead',
];
const EDITING = [
  'a',
  'c',
  'v',
  'x',
  'z',
  'Y',
  'Z',
  'ArrowLeft',
  'Backspace',
  'Delete',
  'Insert',
  'Home',
  'End',
];
/** With Option, keys edit a text on a Mac; with Alt, arrows open a list elsewhere. */
const ALT_EDITING = [
  ...[
    'Backspace',
    'Delete',
    'ArrowLeft',
    'ArrowRight',
    'ArrowUp',
    'ArrowDown',
    'Home',
    'End',
    'Dead',
    'å',
    '[',
  ],
];
const PASSED: readonly Init[] = [
  ...['Escape', 'Tab', 'F1', 'F12', 'Shift', 'Control', 'CapsLock', 'MediaPlayPause'].map((key) => ({ key })),
  ...['s', 'k', '/', 'Enter', 'PageUp', 'Tab', '1'].map((key) => ({ key, ctrlKey: true })),
  ...['k', 'Enter'].map((key) => ({ key, metaKey: true })),
  ...['s', '1', 'Enter', 'F2', 'Escape', 'Tab', 'Alt'].map((key) => ({ key, altKey: true })),
];

describe('listeners of the page', () => {
  let page: HostPage;
  afterEach(() => page.closeWithoutErrors());

  async function openLogin() {
    page = await openPage({
      html: '<cntv-login><a href="/login.html">登录</a></cntv-login>',
      config: { appid: 'demo' },
    });
    const login = page.widget('cntv-login');
    await until(() => isReady(login), 'the view');
    return login;
  }

  for (const moment of ['before', 'with'] as const)
    it(`cannot cancel what is typed into a field ${moment} the view`, async () => {
      let login: HTMLElement;
      if (moment === 'with') login = await openLogin();
      else {
        const held = await openWithFault('held', 'login.view');
        ({ page, widget: login } = held);
        await until(() => inside(login, '#account'), 'the prerender');
      }
      const seen = refuse(page, 'keydown', 'keypress', 'keyup', 'beforeinput', 'paste', 'copy', 'cut');
      const account = inside(login, '#account');
      const stays = (init: Init) =>
        ['keydown', 'keypress', 'keyup'].every((type) =>
          arrives(page, account, 'KeyboardEvent', type, { code: 'x', ...init }),
        );
      for (const key of KEYS) expect(stays({ key }), key).to.equal(true);
      for (const key of EDITING) expect(stays({ key, ctrlKey: true }), key).to.equal(true);
      for (const key of EDITING) expect(stays({ key, metaKey: true }), key).to.equal(true);
      for (const key of ['@', 'ß', '€'])
        expect(stays({ key, ctrlKey: true, altKey: true }), key).to.equal(true);
      for (const key of ALT_EDITING)
        for (const shiftKey of [false, true])
          expect(stays({ key, shiftKey, altKey: true }), `Alt+${key}`).to.equal(true);
      for (const type of ['beforeinput', 'paste', 'copy', 'cut'])
        expect(arrives(page, account, 'Event', type), type).to.equal(true);
      expect(seen).to.deep.equal([]);
    });

  it('get the shortcuts of a field, and can cancel them', async () => {
    const login = await openLogin();
    const seen = refuse(page, 'keydown', 'keyup');
    for (const init of PASSED) {
      expect(
        arrives(page, inside(login, '#account'), 'KeyboardEvent', 'keydown', { code: 'x', ...init }),
        `${init.key}`,
      ).to.equal(false);
      arrives(page, inside(login, '#account'), 'KeyboardEvent', 'keyup', { code: 'x', key: init.key });
    }
    expect(seen.length).to.equal(PASSED.length * 2);
  });

  it('get each press on a control with the element as its target, and cancel none', async () => {
    const login = await openLogin();
    const types = ['pointerdown', 'mousedown', 'touchstart', 'touchend', 'click'];
    const seen = refuse(page, ...types);
    for (const selector of ['#account', '[data-testid=toggle]', 'label[for=account]'])
      for (const type of types)
        if (type !== 'mousedown' || !selector.startsWith('label'))
          expect(arrives(page, inside(login, selector), 'MouseEvent', type), type).to.equal(true);
    expect(seen.filter((line) => line === 'mousedown cntv-login').length).to.equal(2);
    expect([...new Set(seen)].sort()).to.deep.equal(types.map((type) => `${type} cntv-login`).sort());
    // Scrollers and drags of the page begin there.
    expect(arrives(page, inside(login, 'label[for=account]'), 'MouseEvent', 'mousedown')).to.equal(false);
    const link = inside(login, 'a[href]');
    for (const type of types)
      expect(arrives(page, link, 'MouseEvent', type), type).to.equal(!/mousedown|^click/.test(type));
  });

  it('get `mousedown` twice in the capturing phase only: the second one is the copy for all others', async () => {
    const login = await openLogin();
    const seen: string[] = [];
    for (const type of ['pointerdown', 'mousedown', 'touchstart', 'touchend', 'click'])
      for (const capture of [true, false])
        page.document.addEventListener(type, () => seen.push(`${type} ${capture}`), capture);
    for (const type of ['pointerdown', 'touchstart', 'touchend', 'mousedown', 'click'])
      arrives(page, inside(login, '[data-testid=toggle]'), 'MouseEvent', type);
    expect(seen.filter((line) => !line.startsWith('mousedown'))).to.deep.equal(
      ['pointerdown', 'touchstart', 'touchend', 'click'].flatMap((type) => [`${type} true`, `${type} false`]),
    );
    expect(seen.filter((line) => line.startsWith('mousedown'))).to.deep.equal([
      ...['mousedown true', 'mousedown true', 'mousedown false'],
    ]);
  });

  it('can follow a link of an element in their own way', async () => {
    page = await openPage({
      html: '<cntv-unread-badge href="/messages"></cntv-unread-badge>',
      api: new FakeApi(MEMBER),
      config: { appid: 'demo' },
    });
    const badge = page.widget('cntv-unread-badge');
    const link = await until(() => badge.shadowRoot?.querySelector('a'), 'the link');
    refuse(page, 'click');
    expect(arrives(page, link, 'MouseEvent', 'click')).to.equal(false);
  });

  it('click what was pressed where they replace its click by one on the element, and once only', async () => {
    const login = await openLogin();
    const toggle = inside(login, '[data-testid=toggle]');
    let clicks = 0;
    toggle.addEventListener('click', () => {
      clicks += 1;
    });
    // As FastClick and iScroll create it.
    const replace = () => arrives(page, login, 'MouseEvent', 'click', { composed: false });
    for (const type of ['pointerdown', 'pointerup']) arrives(page, toggle, 'PointerEvent', type);
    for (let n = 0; n < 2; n += 1) {
      replace();
      expect(clicks).to.equal(1);
    }
    for (const type of ['pointerdown', 'pointerup', 'click']) arrives(page, toggle, 'PointerEvent', type);
    replace();
    expect(clicks).to.equal(2);
  });

  it('end a drag that a press on a field has begun, and see no release before', async () => {
    const login = await openLogin();
    const seen: string[] = [];
    const { document } = page;
    document.addEventListener('mouseup', ({ clientX }) => seen.push(`mouseup ${clientX}`));
    arrives(page, inside(login, '#account'), 'MouseEvent', 'mousedown', { clientX: 7 });
    expect(seen).to.deep.equal([]);
    refuse(page, 'mousedown');
    arrives(page, inside(login, '#account'), 'MouseEvent', 'mousedown', { clientX: 7 });
    expect(seen).to.deep.equal(['mouseup 7']);
  });

  it('get everything of a slotted control of the page', async () => {
    page = await openPage({
      html: '<cntv-account><a href="/l">登录</a><input slot="links"></cntv-account>',
      api: new FakeApi(MEMBER),
      config: { appid: 'demo' },
    });
    const account = page.widget('cntv-account');
    await openMenu(account);
    const input = account.querySelector('input') as HTMLInputElement;
    expect(input.assignedSlot).not.to.equal(null);
    const seen = refuse(page, 'keydown', 'mousedown', 'touchend', 'paste');
    for (const [name, type] of [
      ['KeyboardEvent', 'keydown'],
      ['MouseEvent', 'mousedown'],
      ['MouseEvent', 'touchend'],
      ['Event', 'paste'],
    ] as const)
      expect(arrives(page, input, name, type, { key: 'a', code: 'x' }), type).to.equal(false);
    expect(seen).to.deep.equal(['keydown input', 'mousedown input', 'touchend input', 'paste input']);
  });
});
