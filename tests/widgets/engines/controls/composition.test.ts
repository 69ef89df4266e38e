import { expect } from '@esm-bundle/chai';
import { all, applicationPages, controls, submit } from '../../../support/element/application';
import { frames } from '../../../support/element/faults/chunk-faults';
import { type HostPage, until } from '../../../support/element/host';

const REQUIRED = '请输入姓名';
const VALIDATION_DELAY_FRAMES = 20;

/** The events with which each engine ends a composition; keys that an input method has used have the code 229. */
const ENDS = {
  Chromium: ['input composing', 'compositionend'],
  Firefox: ['compositionend', 'input', 'keyup'],
  Safari: ['input composing', 'compositionend', 'keydown', 'keyup'],
} as const;

type EventName = (typeof ENDS)[keyof typeof ENDS][number] | 'compositionstart' | 'focusout';

describe('an input method in a form', () => {
  const { fixture, open } = applicationPages();

  /** Sets the text of a field, and dispatches an event as an input method does. */
  function dispatch(field: HTMLInputElement, name: EventName, text: string): void {
    const { window } = fixture.page as HostPage;
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, text);
    const bubbles = { bubbles: true, composed: true, cancelable: true };
    const enter = { ...bubbles, key: 'Enter', keyCode: 229 };
    const events: Record<EventName, () => Event> = {
      compositionstart: () => new window.CompositionEvent('compositionstart', bubbles),
      compositionend: () => new window.CompositionEvent('compositionend', { ...bubbles, data: text }),
      'input composing': () => new window.InputEvent('input', { ...bubbles, isComposing: true }),
      input: () => new window.InputEvent('input', bubbles),
      // Dispatched, because a frame without the focus dispatches none.
      focusout: () => new window.FocusEvent('focusout', bubbles),
      keydown: () => new window.KeyboardEvent('keydown', enter),
      keyup: () => new window.KeyboardEvent('keyup', enter),
    };
    field.dispatchEvent(events[name]());
  }
  async function invalid() {
    const widget = await open('<cntv-apply-form form="handicraft"></cntv-apply-form>');
    const message = () => all(widget, '#name-message')[0]?.textContent;
    submit(widget);
    await until(() => message() === REQUIRED, 'the error');
    const [field] = controls(widget, 'name') as [HTMLInputElement];
    dispatch(field, 'compositionstart', '');
    for (const text of ['l', 'li']) dispatch(field, 'input composing', text);
    await frames(fixture.page, VALIDATION_DELAY_FRAMES);
    expect([message(), field.getAttribute('aria-invalid')]).to.deep.equal([REQUIRED, 'true']);
    return { field, message };
  }

  for (const [engine, ends] of Object.entries(ENDS))
    it(`validates when it has committed its text, in the order of events of ${engine}`, async () => {
      const { field, message } = await invalid();
      for (const name of ends) dispatch(field, name, '李');
      await until(() => message() === '', 'the error is removed');
      expect([field.getAttribute('aria-invalid'), field.value]).to.deep.equal([null, '李']);
      expect(fixture.submitted).to.deep.equal([]);
    });

  it('leaves a field that works when its end is lost with the focus', async () => {
    const { field, message } = await invalid();
    dispatch(field, 'focusout', 'li');
    await until(() => message() === '', 'the error is removed');
    dispatch(field, 'input', '');
    await until(() => message() === REQUIRED, 'the error');
  });
});
