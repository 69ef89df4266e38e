import { act, type ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { TextField } from '#ui/forms/fields/text-field';
import { press, type } from '../../../support/unit/mount';
import { mountForm } from '../../../support/unit/mount-form';

const schema = z.object({
  account: z.string().check(z.trim(), z.minLength(1, { error: 'required' })),
  code: z.optional(z.string().check(z.minLength(6, { error: 'short' }))),
});
const accountAnd = (more: ReactNode) => (
  <>
    <TextField name="account" label="Account" />
    {more}
  </>
);
const account = accountAnd(null);
const withCode = accountAnd(<TextField name="code" label="Code" />);
const texts = { required: 'Enter an account', short: 'Too short', wrong: 'Wrong' };
const onInvalid = vi.fn();
let view: ReturnType<typeof mountForm<z.infer<typeof schema>>>;

beforeEach(() => {
  vi.useFakeTimers();
  onInvalid.mockReset();
  view = mountForm(account, { schema, texts, onInvalid });
});
afterEach(() => {
  view.unmount();
  vi.useRealTimers();
});

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const settle = () => act(async () => {});

describe('a submit', () => {
  it('with an error shows its text, focuses the field and submits nothing', async () => {
    await view.send();
    expect(view.message('account')).toBe('Enter an account');
    expect(view.field('account').getAttribute('aria-invalid')).toBe('true');
    expect(view.shadow.activeElement).toBe(view.field('account'));
    expect(onInvalid).toHaveBeenCalledOnce();
    expect(view.submit).not.toHaveBeenCalled();
  });

  it('focuses the first invalid field in document order', async () => {
    view.render(withCode);
    type(view.field('account'), 'someone');
    type(view.field('code'), '123');
    await view.send();
    expect(view.shadow.activeElement).toBe(view.field('code'));
    type(view.field('account'), '');
    await view.send();
    expect(view.shadow.activeElement).toBe(view.field('account'));
  });

  it('validates with the schema of the last render', async () => {
    await view.send();
    expect(view.submit).not.toHaveBeenCalled();
    view.render(account, { schema: z.object({ account: z.string() }) as unknown as typeof schema });
    await view.send();
    expect(view.values()).toEqual({ account: '' });
  });

  it('passes on valid values only, as parsed by the schema', async () => {
    await view.fire(view.field('account'), 'focusin');
    type(view.field('account'), ' someone ');
    await view.send();
    expect(view.values()).toEqual({ account: 'someone' });
    expect(onInvalid).not.toHaveBeenCalled();
  });

  it('never submits natively, which would put values into the URL', async () => {
    const event = new Event('submit', { bubbles: true, cancelable: true });
    await act(async () => void view.form().dispatchEvent(event));
    expect(event.defaultPrevented).toBe(true);
    expect(view.form().method).toBe('post');
  });

  it('includes values that were typed before react-hook-form was loaded', async () => {
    view.field('account').value = 'early';
    await view.fire(view.field('account'), 'focusin');
    await view.send();
    expect(view.values()).toEqual({ account: 'early' });
  });

  it('includes values that a filler wrote without an event', async () => {
    await view.fire(view.field('account'), 'focusin');
    view.field('account').value = 'filled';
    await view.send();
    expect(view.values()).toEqual({ account: 'filled' });
  });

  it('includes a field that was mounted later, and excludes one that was unmounted', async () => {
    type(view.field('account'), 'someone');
    view.render(withCode);
    await view.fire(view.field('code'), 'focusin');
    type(view.field('code'), '123');
    await view.send();
    expect(view.message('code')).toBe('Too short');
    type(view.field('code'), '123456');
    await view.send();
    expect(view.values()).toEqual({ account: 'someone', code: '123456' });
    view.render(account);
    await view.send();
    expect(view.values()).toEqual({ account: 'someone' });
  });

  it('excludes disabled fields', async () => {
    view.render(accountAnd(<TextField name="code" label="Code" value="1" disabled />));
    type(view.field('account'), 'someone');
    await view.send();
    expect(view.values()).toEqual({ account: 'someone' });
  });
});

describe('the alert of a form', () => {
  const alert = () => view.get('[role=alert]');

  it('counts the invalid fields after a submit, again after the next one, and is empty after input', async () => {
    view.unmount();
    view = mountForm(withCode, { schema, texts });
    expect(alert().textContent).toBe('');
    type(view.field('code'), '1');
    await view.send();
    expect(alert().textContent).toBe('有 2 项需要修改');
    const first = alert().firstChild;
    await view.send();
    expect(alert().textContent).toBe('有 2 项需要修改');
    expect(alert().firstChild).not.toBe(first);
    type(view.field('account'), 'a');
    expect(alert().textContent).toBe('');
    expect(view.all('[role=alert],[role=status],[aria-live]')).toEqual([alert()]);
  });

  it('stays empty in a form with an alert of its own (OQ-79)', async () => {
    await view.send();
    expect([onInvalid.mock.calls.length, alert().textContent]).toEqual([1, '']);
  });
});

describe('react-hook-form', () => {
  it('is loaded by a submit, which is busy until then', async () => {
    let load = (_schema: typeof schema) => {};
    const loading = () => new Promise<typeof schema>((resolve) => (load = resolve));
    view.unmount();
    view = mountForm(account, { schema: loading, texts });
    type(view.field('account'), 'someone');
    await view.send();
    expect([view.submit.mock.calls.length, view.get('button').getAttribute('aria-busy')]).toEqual([
      0,
      'true',
    ]);
    await act(async () => load(schema));
    expect(view.values()).toEqual({ account: 'someone' });
    expect(view.get('button').hasAttribute('aria-busy')).toBe(false);
  });

  it('that cannot be loaded is an error of the submit, and is loaded again by the next submit', async () => {
    const loading = vi.fn(async () => schema).mockRejectedValueOnce(new Error('no network'));
    view.unmount();
    view = mountForm(account, { schema: loading, texts });
    await view.fire(view.field('account'), 'focusin');
    await view.fire(view.field('account'), 'focusin');
    expect([loading.mock.calls.length, view.fail.mock.calls.length]).toEqual([1, 0]);
    loading.mockRejectedValueOnce(new Error('no network'));
    type(view.field('account'), 'someone');
    await view.send();
    expect([loading.mock.calls.length, view.fail.mock.calls.length]).toEqual([2, 1]);
    expect(view.get('button').hasAttribute('aria-busy')).toBe(false);
    await view.send();
    expect(view.values()).toEqual({ account: 'someone' });
  });

  it('that loads after the form was unmounted submits nothing', async () => {
    let load = (_schema: typeof schema) => {};
    const loading = () => new Promise<typeof schema>((resolve) => (load = resolve));
    view.unmount();
    view = mountForm(account, { schema: loading, texts });
    type(view.field('account'), 'someone');
    await view.send();
    view.unmount();
    await act(async () => load(schema));
    expect([view.submit.mock.calls.length, view.fail.mock.calls.length]).toEqual([0, 0]);
    view = mountForm(account, { schema, texts });
  });

  it('leaves no timer and no error when the form is unmounted while it loads', async () => {
    await view.fire(view.field('account'), 'focusin');
    type(view.field('account'), '');
    await view.fire(view.field('account'), 'focusout');
    view.unmount();
    await settle();
    expect(vi.getTimerCount()).toBe(0);
    view = mountForm(account, { schema, texts });
  });
});

describe('a message', () => {
  it('appears 200 ms after input, not before (REG-17, CONST-30)', async () => {
    view.render(withCode);
    await view.fire(view.field('code'), 'focusin');
    type(view.field('code'), '123456');
    await view.fire(view.field('code'), 'focusout');
    type(view.field('code'), '12345');
    await pass(199);
    expect(view.message('code')).toBe('');
    await pass(1);
    expect(view.message('code')).toBe('Too short');
  });

  it('does not appear at an empty field before a submit: passed, emptied or emptied again', async () => {
    const field = view.field('account');
    const leave = () => view.fire(field, 'focusout');
    await view.fire(field, 'focusin');
    await leave();
    type(field, 'a');
    type(field, '');
    await leave();
    type(field, 'a');
    await leave();
    type(field, '');
    await pass(1000);
    expect([view.message('account'), field.getAttribute('aria-invalid')]).toEqual(['', null]);
    await view.send();
    expect(view.message('account')).toBe('Enter an account');
    type(field, 'a');
    await pass(200);
    expect(view.message('account')).toBe('');
    type(field, '');
    await pass(200);
    expect(view.message('account')).toBe('Enter an account');
  });

  it('does not appear while the first text of a passed field is typed', async () => {
    view.render(withCode);
    await view.fire(view.field('code'), 'focusin');
    await view.fire(view.field('code'), 'focusout');
    type(view.field('code'), '1');
    await pass(1000);
    expect(view.message('code')).toBe('');
    await view.fire(view.field('code'), 'focusout');
    await pass(200);
    expect(view.message('code')).toBe('Too short');
  });

  it('appears at an emptied field that has had one (REG-17)', async () => {
    view.render(accountAnd(<TextField name="code" label="Code" />));
    await view.fire(view.field('code'), 'focusin');
    type(view.field('code'), '1');
    await view.fire(view.field('code'), 'focusout');
    await pass(200);
    type(view.field('code'), '');
    await pass(200);
    expect(view.message('code')).toBe('Too short');
  });

  it('does not change while an input method composes, only when the composition has ended', async () => {
    await view.send();
    const field = view.field('account') as HTMLInputElement;
    const compose = (text: string, event: Event) => {
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, text);
      return act(async () => void field.dispatchEvent(event));
    };
    const composing = { bubbles: true, isComposing: true };
    await compose('ren', new InputEvent('input', composing));
    await pass(1000);
    expect(view.message('account')).toBe('Enter an account');
    await compose('人', new InputEvent('input', composing));
    await compose('人', new CompositionEvent('compositionend', { bubbles: true }));
    await pass(200);
    expect(view.message('account')).toBe('');
  });

  it('follows when the field loses the focus in the middle of a composition', async () => {
    view.render(withCode);
    const field = view.field('code') as HTMLInputElement;
    await view.fire(field, 'focusin');
    type(field, 'a');
    await act(async () => {
      field.value = 'ab';
      field.dispatchEvent(new InputEvent('input', { bubbles: true, isComposing: true }));
    });
    await view.fire(field, 'focusout');
    await pass(200);
    expect(view.message('code')).toBe('Too short');
  });

  it('of the server is shown, or one of the form, at the field, which gets the focus', async () => {
    type(view.field('account'), 'someone');
    await view.send();
    const form = view.submit.mock.lastCall?.[1];
    view.get('button').focus();
    await act(async () => form?.setErrors({ account: { text: 'required' } }));
    expect(view.message('account')).toBe('required');
    expect(view.shadow.activeElement).toBe(view.field('account'));
    await act(async () => form?.setErrors({ account: { key: 'wrong' } }));
    expect(view.message('account')).toBe('Wrong');
  });

  it('of the server stays while another field is edited, and is removed by a change of its own field', async () => {
    view.render(withCode);
    type(view.field('account'), 'someone');
    type(view.field('code'), '123456');
    await view.send();
    await act(async () => view.submit.mock.lastCall?.[1].setErrors({ account: { key: 'wrong' } }));
    type(view.field('code'), '1234567');
    await pass(200);
    expect(view.message('account')).toBe('Wrong');
    type(view.field('account'), 'somebody');
    await pass(200);
    expect(view.message('account')).toBe('');
  });

  it('is the text of the field if there is one', async () => {
    view.render(account, { texts: { required: 'Required', account: { required: 'Who are you?' } } });
    await view.send();
    expect(view.message('account')).toBe('Who are you?');
  });

  it('about two fields is removed when the other one is changed', async () => {
    const pair = z
      .object({ one: z.string(), other: z.string() })
      .check(z.refine(({ one, other }) => one === other, { error: 'different', path: ['other'] }));
    const fields = (
      <>
        <TextField name="one" label="One" />
        <TextField name="other" label="Other" />
      </>
    );
    const two = mountForm(fields, { schema: pair, texts: { different: 'Different' } });
    type(two.field('one'), 'a');
    type(two.field('other'), 'b');
    await two.send();
    expect(two.message('other')).toBe('Different');
    type(two.field('one'), 'b');
    await settle();
    expect(two.message('other')).toBe('');
    two.unmount();
  });
});

it('has initial values from the form, which a reset restores without errors', async () => {
  const fields = (
    <>
      {withCode}
      <button type="reset">Reset</button>
    </>
  );
  view.unmount();
  view = mountForm(fields, { schema, texts, defaultValues: { account: 'known' } });
  expect(view.field('account').value).toBe('known');
  type(view.field('account'), '');
  type(view.field('code'), '1');
  await view.send();
  expect([view.message('account'), view.message('code')]).toEqual(['Enter an account', 'Too short']);
  press(view.get('[type=reset]'));
  await pass(200);
  expect([view.message('account'), view.message('code')]).toEqual(['', '']);
  expect([view.field('account').value, view.field('code').value]).toEqual(['known', '']);
  await view.fire(view.field('account'), 'focusin');
  type(view.field('account'), '');
  await view.fire(view.field('account'), 'focusout');
  await pass(200);
  expect(view.message('account')).toBe('');
  await view.send();
  expect(view.message('account')).toBe('Enter an account');
});

it('works without handlers of its own', async () => {
  const onError = vi.fn((event: ErrorEvent) => event.preventDefault());
  window.addEventListener('error', onError);
  view.unmount();
  view = mountForm(account, { schema, texts });
  act(() => view.form().reset());
  await view.fire(view.field('account'), 'focusout');
  await view.fire(view.field('account'), 'focusin');
  act(() => view.form().reset());
  await view.send();
  expect(view.message('account')).toBe('Enter an account');
  expect(view.fail).not.toHaveBeenCalled();
  expect(onError).not.toHaveBeenCalled();
  window.removeEventListener('error', onError);
});

it('is not busy while it validates', async () => {
  await view.fire(view.field('account'), 'focusin');
  const event = new Event('submit', { bubbles: true, cancelable: true });
  act(() => void view.form().dispatchEvent(event));
  expect(view.get('button').hasAttribute('aria-busy')).toBe(false);
  await settle();
  expect(view.message('account')).toBe('Enter an account');
});

it('is busy during the submit', () => {
  expect(view.get('button').hasAttribute('aria-busy')).toBe(false);
  view.render(account, { isBusy: true });
  expect(view.get('button').getAttribute('aria-busy')).toBe('true');
});

it('passes attributes and events on to the form, without native validation and a class of its own', async () => {
  const [onFocus, onReset] = [vi.fn(), vi.fn()];
  view.render(account, { onFocus, onReset, id: 'form-1' });
  await view.fire(view.field('account'), 'focusin');
  expect(onFocus).toHaveBeenCalledOnce();
  act(() => view.form().reset());
  expect(onReset).toHaveBeenCalledOnce();
  expect([view.form().id, view.form().noValidate]).toEqual(['form-1', true]);
});

it('ignores the events of controls without a name', async () => {
  view.render(accountAnd(<input id="search" />));
  await view.fire(view.field('search'), 'focusin');
  type(view.field('search'), 'a');
  await view.fire(view.field('search'), 'focusout');
  await pass(200);
  expect(view.message('account')).toBe('');
});
