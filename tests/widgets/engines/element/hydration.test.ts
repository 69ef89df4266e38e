import { expect } from '@esm-bundle/chai';
import { FakeApi } from '../../../support/element/fake-api';
import { frames, LOGIN_WITH_FALLBACK } from '../../../support/element/faults/chunk-faults';
import { type HostPage, inside, isReady, openPage, type, until } from '../../../support/element/host';
import { puzzle } from '../../../support/element/puzzle';

describe('an event between the start of hydration and its end', () => {
  let page: HostPage;
  afterEach(() => page.close());

  /** Calls back with the login's shadow root when React has added its listeners, one task before it hydrates. */
  async function open(onHydration: (root: ShadowRoot, window: HostPage['window']) => void) {
    let isOver = false;
    page = await openPage({
      html: LOGIN_WITH_FALLBACK,
      api: new FakeApi(puzzle.answers),
      prepare(view) {
        const window = view as HostPage['window'];
        const { addEventListener } = window.EventTarget.prototype;
        window.EventTarget.prototype.addEventListener = function (this: EventTarget, ...parameters) {
          addEventListener.apply(this, parameters);
          if (isOver || parameters[0] !== 'focusin' || !(this instanceof window.HTMLElement)) return;
          isOver = true;
          queueMicrotask(() => onHydration(this.getRootNode() as ShadowRoot, window));
        };
      },
    });
    const login = page.widget('cntv-login');
    await until(() => isReady(login), 'the view took over');
    await until(() => isOver, 'the event');
    await frames(page, 2);
    expect(page.errors).to.deep.equal([]);
    return login;
  }

  for (const [name, kind] of [
    ['focusin', 'FocusEvent'],
    ['mouseover', 'MouseEvent'],
    ['pointerover', 'PointerEvent'],
    ['dragenter', 'DragEvent'],
  ] as const) {
    it(`causes no error when it stays inside the widget: ${name}`, async () => {
      await open((root, window) => {
        const [from, to] = root.querySelectorAll('input');
        to?.dispatchEvent(
          new window[kind](name, { bubbles: true, composed: true, relatedTarget: from as HTMLElement }),
        );
      });
    });
  }

  it('reaches the view later when it moved the focus: the form validates what is typed next', async () => {
    const login = await open((root) => root.querySelector('input')?.focus());
    const account = inside<HTMLInputElement>(login, '#account');
    expect(login.shadowRoot?.activeElement).to.equal(account);
    type(account, 'x');
    account.blur();
    await until(() => inside(login, '#account-message').textContent, 'the message of the field');
  });
});
