import { act } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { TextField } from '#ui/forms/fields/text-field';
import { TextareaField } from '#ui/forms/fields/textarea-field';
import { mountForm } from '../../../support/unit/mount-form';

const filled = z.string().check(z.minLength(2, { error: 'short' }));
const schema = z.object({ name: filled, city: filled, poem: filled });
const texts = { short: 'Too short', wrong: 'Wrong', poem: { short: 'Poem too short' } };
const fieldsWith = (cityError?: string) => (
  <>
    <TextField name="name" label="Name" />
    <TextField name="city" label="City" error={cityError ? { text: cityError } : undefined} />
    <TextareaField name="poem" label="Poem" />
  </>
);
let view: ReturnType<typeof mountForm<z.infer<typeof schema>>>;

beforeEach(() => {
  vi.useFakeTimers();
  view = mountForm(fieldsWith(), { schema, texts });
});
afterEach(() => {
  view.unmount();
  vi.useRealTimers();
});

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const bubbles = { bubbles: true };

/** Dispatches the events of an input method at a field. */
function inputMethod(name: string) {
  const field = view.field(name);
  const put = (text: string) =>
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, text);
  const fire = (...events: Event[]) =>
    act(async () => {
      for (const event of events) field.dispatchEvent(event);
    });
  const input = (isComposing: boolean) => new InputEvent('input', { ...bubbles, isComposing });
  return {
    start: () => fire(new CompositionEvent('compositionstart', bubbles)),
    compose(text: string) {
      put(text);
      return fire(input(true));
    },
    /** Types without an input method. */
    type(text: string) {
      put(text);
      return fire(input(false));
    },
    /** Events at the end of a composition, in the order of each engine. */
    end: {
      chromium: (text: string) => {
        put(text);
        return fire(input(true), new CompositionEvent('compositionend', bubbles));
      },
      firefox: (text: string) => {
        put(text);
        return fire(new CompositionEvent('compositionend', bubbles), input(false));
      },
      safari: (text: string) => {
        put(text);
        return fire(
          input(true),
          new CompositionEvent('compositionend', bubbles),
          new KeyboardEvent('keydown', { ...bubbles, key: 'Enter', keyCode: 229, cancelable: true }),
          new KeyboardEvent('keyup', { ...bubbles, key: 'Enter', keyCode: 13 }),
        );
      },
    },
  };
}

describe.each(['chromium', 'firefox', 'safari'] as const)(
  'an input method with the events of %s',
  (engine) => {
    it.each([
      ['name', 'Too short'],
      ['poem', 'Poem too short'],
    ])('changes the error of the field %s when it has committed its text', async (name, message) => {
      const typed = inputMethod(name);
      await view.send();
      expect(view.message(name)).toBe(message);
      await typed.start();
      for (const step of ['l', 'li', 'li b']) {
        await typed.compose(step);
        await pass(1000);
        expect(view.message(name)).toBe(message);
        expect(view.field(name).getAttribute('aria-invalid')).toBe('true');
      }
      await typed.end[engine]('李白');
      await pass(200);
      expect(view.message(name)).toBe('');
      expect(view.submit).not.toHaveBeenCalled();
    });

    it('delays the message of what was typed before until it has committed its text', async () => {
      const typed = inputMethod('name');
      await view.fire(view.field('name'), 'focusin');
      await typed.type('白居易');
      await view.fire(view.field('name'), 'focusout');
      await typed.type('白');
      await typed.start();
      await typed.compose('白j');
      await pass(1000);
      expect(view.message('name')).toBe('');
      await typed.end[engine]('白');
      await pass(200);
      expect(view.message('name')).toBe('Too short');
    });
  },
);

it('the text is validated when the focus is lost with the end of the composition, also after a submit', async () => {
  await view.send();
  const typed = inputMethod('name');
  await typed.start();
  await typed.compose('李白');
  await view.fire(view.field('name'), 'focusout');
  await pass(200);
  expect(view.message('name')).toBe('');
});

describe('while an input method composes', () => {
  async function composing() {
    for (const name of ['name', 'city', 'poem']) await inputMethod(name).type('李白');
    await view.send();
    const form = view.submit.mock.lastCall?.[1];
    await view.fire(view.field('poem'), 'focusin');
    view.field('poem').focus();
    const typed = inputMethod('poem');
    await typed.start();
    await typed.compose('李白c');
    return { typed, form };
  }

  it('an error of the server does not move the focus, and is shown after the composition', async () => {
    const { typed, form } = await composing();
    await act(async () => form?.setErrors({ name: { key: 'wrong' } }));
    expect(view.message('name')).toBe('');
    expect(view.shadow.activeElement).toBe(view.field('poem'));
    await typed.end.chromium('李白床');
    expect(view.message('name')).toBe('Wrong');
  });

  it('the error of a field that a screen sets is shown after the composition', async () => {
    const { typed } = await composing();
    act(() => view.render(fieldsWith('Unknown city')));
    expect(view.message('city')).toBe('');
    await typed.end.chromium('李白床');
    expect(view.message('city')).toBe('Unknown city');
  });

  it.each([
    ['the focus is lost', () => view.fire(view.field('poem'), 'focusout')],
    ['another field has the focus', () => view.fire(view.field('city'), 'focusin')],
    ['a character is typed', () => inputMethod('poem').type('李白床')],
  ])('without its end, errors are shown again when %s', async (_case, recover) => {
    const { form } = await composing();
    await act(async () => form?.setErrors({ name: { key: 'wrong' } }));
    expect(view.message('name')).toBe('');
    await recover();
    expect(view.message('name')).toBe('Wrong');
  });

  it('a submit, as by a software keyboard, shows the errors', async () => {
    const { typed } = await composing();
    await typed.compose('');
    await view.send();
    expect(view.message('poem')).toBe('Poem too short');
  });
});
