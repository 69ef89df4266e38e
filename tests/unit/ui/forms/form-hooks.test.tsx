import { act, type ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { TextField } from '#ui/forms/fields/text-field';
import { Form } from '#ui/forms/form';
import { useErrorCode } from '#ui/forms/form-context';
import { useFieldText, useFieldValue } from '#ui/forms/use-field-value';
import { mount, type } from '../../../support/unit/mount';
import { mountForm } from '../../../support/unit/mount-form';

const account = <TextField name="account" label="Account" />;
const accountAnd = (more: ReactNode) => (
  <>
    {account}
    {more}
  </>
);
function Values() {
  const [topics, text] = [useFieldValue('topics'), useFieldText('topics')];
  return <code>{JSON.stringify([topics, text])}</code>;
}
function ErrorCodeOf({ name }: { name: string }) {
  return <code>{useErrorCode(name)}</code>;
}
function Echo() {
  return <code>{useFieldText('account')}</code>;
}

let view: ReturnType<typeof mountForm<{ account: string }>>;
beforeEach(() => {
  vi.useFakeTimers();
  view = mountForm(account, { schema: z.object({ account: z.string() }) });
});
afterEach(() => {
  view.unmount();
  vi.useRealTimers();
});
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const settle = () => act(async () => {});

it('the result code of an error is known to content beside the message, until the next input', async () => {
  view.render(accountAnd(<ErrorCodeOf name="account" />));
  view.submit.mockImplementation((_values, form) =>
    form.setErrors({ account: { text: 'refused', code: -21023 } }),
  );
  type(view.get('#account'), 'a');
  expect(view.get('code').textContent).toBe('');
  await view.send();
  expect([view.get('#account-message').textContent, view.get('code').textContent]).toEqual([
    'refused',
    '-21023',
  ]);
  type(view.get('#account'), 'ab');
  await pass(0);
  expect(view.get('code').textContent).toBe('');
});

describe('the value of another field', () => {
  const topics = <input type="checkbox" name="topics" value="a" defaultChecked />;
  const values = () => view.get('code').textContent;

  it('is a list of a checkbox group, which has no text, and follows a change', async () => {
    view.render(accountAnd([<Values key="1" />, <span key="2">{topics}</span>]));
    await settle();
    expect(values()).toBe('[["a"],""]');
    act(() => (view.get('[name=topics]') as HTMLInputElement).click());
    expect(values()).toBe('[[],""]');
  });

  it('follows a reset of a form that was never focused', async () => {
    view.render(accountAnd(<Echo />));
    type(view.field('account'), 'one');
    act(() => view.form().reset());
    await pass(0);
    expect(view.get('code').textContent).toBe('');
  });

  it('is its initial value in the prerender', () => {
    const props = { schema: z.object({ account: z.string() }), defaultValues: { account: 'known' } };
    const submission = { isBusy: false, submit() {}, fail() {} };
    const html = renderToString(
      <Form {...props} submission={submission}>
        {accountAnd(<Echo />)}
      </Form>,
    );
    expect(html).toContain('<code>known</code>');
  });

  it('is undefined outside a form', () => {
    const alone = mount(<Values />);
    expect(alone.get('code').textContent).toBe('[null,""]');
    alone.unmount();
  });

  it('is no longer read after an unmount', async () => {
    view.render(accountAnd(<Echo />));
    const remove = vi.spyOn(view.form(), 'removeEventListener');
    view.render(account);
    const removed = remove.mock.calls.map(([event]) => event);
    expect(removed.sort()).toEqual(['change', 'focusin', 'input', 'reset']);
  });

  it('follows input, a filler and a reset', async () => {
    view.render(accountAnd(<Echo />));
    const echo = () => view.get('code').textContent;
    type(view.field('account'), ' one ');
    expect(echo()).toBe('one');
    view.field('account').value = 'two';
    await view.fire(view.get('button'), 'focusin');
    expect(echo()).toBe('two');
    act(() => view.form().reset());
    await pass(0);
    expect(echo()).toBe('');
  });
});
