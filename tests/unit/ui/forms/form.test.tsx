// @vitest-environment happy-dom
import { act } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { Button } from '../../../../src/ui/button';
import { SchemaForm } from '../../../../src/ui/forms/form';
import { TextField } from '../../../../src/ui/forms/text-field';
import { mount, type } from '../mount';

const schema = z.object({
  account: z.string().check(z.trim(), z.minLength(1, { error: 'required' })),
  code: z.optional(z.string().check(z.minLength(6, { error: 'short' }))),
});

type Values = z.infer<typeof schema>;
const onValid = vi.fn(async (_values: Values, _form: unknown, _signal: AbortSignal) => {});
let view: ReturnType<typeof mount>;

beforeEach(() => {
  vi.useFakeTimers();
  onValid.mockReset();
  view = mount(<Form />);
});
afterEach(() => {
  view.unmount();
  vi.useRealTimers();
});

function Form({ hasCode = false }: { hasCode?: boolean }) {
  return (
    <SchemaForm schema={schema} onValid={onValid}>
      {(messages, isBusy) => (
        <>
          <TextField name="account" label="Account" message={messages.account} />
          {hasCode && <TextField name="code" label="Code" message={messages.code} />}
          <Button type="submit" busy={isBusy}>
            Send
          </Button>
        </>
      )}
    </SchemaForm>
  );
}

const field = (name: string) => view.get(`#${name}`) as HTMLInputElement;
const message = (name: string) => view.get(`#${name}-message`).textContent;
const fire = (element: Element, event: string) =>
  act(async () => {
    element.dispatchEvent(new FocusEvent(event, { bubbles: true }));
  });
const submit = () =>
  act(async () => {
    view.get('form').dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
  });

it('says what is wrong on submit and calls nobody', async () => {
  await submit();
  expect(message('account')).toBe('required');
  expect(onValid).not.toHaveBeenCalled();
});

it('hands over valid values only, as the schema made them', async () => {
  await fire(field('account'), 'focusin');
  type(field('account'), ' someone ');
  await submit();
  expect(onValid.mock.calls[0]?.[0]).toEqual({ account: 'someone' });
});

it('keeps what was typed before it was in use', async () => {
  field('account').value = 'early';
  await fire(field('account'), 'focusin');
  expect(field('account').value).toBe('early');
  await submit();
  expect(onValid.mock.calls[0]?.[0]).toEqual({ account: 'early' });
});

it('believes the fields when a filler wrote them without any event', async () => {
  await fire(field('account'), 'focusin');
  field('account').value = 'filled';
  await submit();
  expect(onValid.mock.calls[0]?.[0]).toEqual({ account: 'filled' });
});

it('says what is wrong 200 ms after input, not before (REG-17, CONST-30)', async () => {
  await fire(field('account'), 'focusin');
  type(field('account'), 'a');
  await fire(field('account'), 'focusout');
  type(field('account'), '');
  await act(() => vi.advanceTimersByTimeAsync(199));
  expect(message('account')).toBe('');
  await act(() => vi.advanceTimersByTimeAsync(1));
  expect(message('account')).toBe('required');
});

it('knows a field that came later', async () => {
  await fire(field('account'), 'focusin');
  type(field('account'), 'someone');
  view.render(<Form hasCode />);
  await fire(field('code'), 'focusin');
  type(field('code'), '123');
  await submit();
  expect(message('code')).toBe('short');
  type(field('code'), '123456');
  await submit();
  expect(onValid.mock.calls[0]?.[0]).toEqual({ account: 'someone', code: '123456' });
});

it('is busy until a submit is done, and ignores another one meanwhile', async () => {
  let finish = () => {};
  onValid.mockImplementation(() => new Promise((resolve) => (finish = resolve)));
  type(field('account'), 'someone');
  await submit();
  await submit();
  expect(onValid).toHaveBeenCalledOnce();
  expect(view.get('button').getAttribute('aria-busy')).toBe('true');
  await act(async () => finish());
  expect(view.get('button').hasAttribute('aria-busy')).toBe(false);
  await submit();
  expect(onValid).toHaveBeenCalledTimes(2);
});

it('ends what is under way when it goes', async () => {
  const signals: AbortSignal[] = [];
  onValid.mockImplementation(async (_values, _form, signal: AbortSignal) => {
    signals.push(signal);
    await new Promise(() => {});
  });
  type(field('account'), 'someone');
  await submit();
  expect(signals[0]?.aborted).toBe(false);
  view.render(null);
  expect(signals[0]?.aborted).toBe(true);
});
