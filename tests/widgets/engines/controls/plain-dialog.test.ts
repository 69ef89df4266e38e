import { expect } from '@esm-bundle/chai';
import { UNSIGNED } from '../../../support/element/faults/chunk-faults';
import { inside, submitForm, until } from '../../../support/element/host';
import { type LoginPage, openLogin } from '../../../support/element/pages/login-page';
import { submitCredentials } from '../../../support/element/sign-in';

const HTML = '<section><cntv-login></cntv-login></section>';

/** Takes away what browsers of 2021 lack. */
function makeOld(view: Window): void {
  const { HTMLDialogElement, HTMLElement, Element } = view as unknown as typeof globalThis;
  for (const [{ prototype }, ...names] of [
    [HTMLDialogElement, 'showModal', 'show', 'close', 'requestClose'],
    [HTMLElement, 'showPopover', 'hidePopover', 'popover'],
    [Element, 'checkVisibility'],
  ] as [{ prototype: object }, ...string[]][])
    for (const name of names) Reflect.deleteProperty(prototype, name);
  Reflect.deleteProperty(view, 'CloseWatcher');
}

describe('a dialog in a browser without modal dialogs', () => {
  let page: LoginPage;
  afterEach(() => page.closeWithoutErrors());

  const dialog = () => page.login.shadowRoot?.querySelector('dialog');
  async function open() {
    page = await openLogin({ html: HTML, config: UNSIGNED, prepare: makeOld });
    submitCredentials(page.login);
    return until(dialog, 'the dialog');
  }
  const section = () => page.document.querySelector('section') as HTMLElement;
  const send = (target: EventTarget, event: Event) => target.dispatchEvent(event);
  const key = (type: string, init: KeyboardEventInit = {}) =>
    new page.window.KeyboardEvent(type, {
      key: 'Escape',
      code: 'Escape',
      bubbles: true,
      cancelable: true,
      composed: true,
      ...init,
    });

  const WAYS: Record<string, (isHidden: boolean) => void> = {
    'display: none around it': (isHidden) => section().style.setProperty('display', isHidden ? 'none' : ''),
    'the attribute hidden': (isHidden) => page.login.toggleAttribute('hidden', isHidden),
  };
  for (const [way, hide] of Object.entries(WAYS))
    it(`closes when its element is hidden: ${way}`, async () => {
      await open();
      hide(true);
      await until(() => !dialog(), 'the dialog is closed');
      hide(false);
      submitForm(page.login);
      await until(dialog, 'the dialog again');
    });

  it('is closed by Escape, of which the page hears nothing, and gives the focus back', async () => {
    const own = await open();
    const heard: string[] = [];
    for (const type of ['keydown', 'keyup'])
      page.document.addEventListener(type, (event) => heard.push(`${type} ${(event as KeyboardEvent).key}`));
    send(own, key('keydown'));
    await until(() => !dialog(), 'the dialog is closed');
    send(page.login, key('keydown', { repeat: true }));
    send(page.login, key('keyup'));
    expect(heard).to.deep.equal([]);
    send(page.login, key('keydown'));
    expect(heard).to.deep.equal(['keydown Escape']);
    expect(page.document.activeElement).to.equal(page.login);
  });

  it('holds the wheel and the finger of the page while it is open', async () => {
    const own = await open();
    const wheel = () =>
      new page.window.WheelEvent('wheel', { deltaY: 9, bubbles: true, cancelable: true, composed: true });
    expect(send(page.document.body, wheel())).to.equal(false);
    expect(send(own, wheel())).to.equal(false);
    inside(page.login, 'dialog [data-testid~=close]').click();
    await until(() => !dialog(), 'the dialog is closed');
    expect(send(page.document.body, wheel())).to.equal(true);
  });

  it('keeps the focus inside, and hides the rest of the view from screen readers', async () => {
    const own = await open();
    expect(own.getAttribute('aria-modal')).to.equal('true');
    expect(inside(page.login, 'form').closest('[aria-hidden=true]')).not.to.equal(null);
    inside(page.login, '#account').focus();
    expect(own.contains(page.login.shadowRoot?.activeElement ?? null)).to.equal(true);
  });
});
