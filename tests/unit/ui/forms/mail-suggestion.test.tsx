import { act } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { TextField } from '#ui/forms/fields/text-field';
import { press, type } from '../../../support/unit/mount';
import { mountForm } from '../../../support/unit/mount-form';

const schema = z.object({ email: z.string() });
const TYPED = 'someone@gmial.com';
const MEANT = 'someone@gmail.com';
const email = <TextField name="email" type="email" label="Email" />;
let view: ReturnType<typeof mountForm<z.infer<typeof schema>>>;
afterEach(() => view.unmount());

const open = (field = email) => {
  view = mountForm(field, { schema });
};
const suggestion = () => view.all('[data-testid=mail-suggestion]')[0];

async function leave(text: string, name = 'email') {
  view.field(name).focus();
  type(view.field(name), text);
  view.field(name).blur();
  // The chunk of the suggestion.
  await act(() => vi.dynamicImportSettled());
}

describe('the suggestion for a mistyped email address', () => {
  it('appears when the viewer leaves the field, and names the address', async () => {
    open();
    view.field('email').focus();
    type(view.field('email'), TYPED);
    await act(() => vi.dynamicImportSettled());
    expect(suggestion()).toBeUndefined();
    await leave(TYPED);
    expect(suggestion()?.textContent).toBe(`改为 ${MEANT}`);
  });

  it('is taken with one press, which focuses the field and ends the suggestion', async () => {
    open();
    await leave(TYPED);
    press(suggestion() as HTMLElement);
    await act(async () => {});
    expect(view.field('email').value).toBe(MEANT);
    expect(view.shadow.activeElement).toBe(view.field('email'));
    expect(suggestion()).toBeUndefined();
    view.field('email').blur();
    await act(() => vi.dynamicImportSettled());
    expect(suggestion()).toBeUndefined();
    await view.send();
    expect(view.values()).toEqual({ email: MEANT });
  });

  it('does not prevent the submission of what was typed', async () => {
    open();
    await leave(TYPED);
    await view.send();
    expect(view.values()).toEqual({ email: TYPED });
  });

  it('goes with the next input, and does not come back while the field has the focus', async () => {
    open();
    await leave(TYPED);
    view.field('email').focus();
    expect(suggestion()).toBeDefined();
    type(view.field('email'), `other.${TYPED}`);
    expect(suggestion()).toBeUndefined();
    view.field('email').blur();
    view.field('email').focus();
    await act(() => vi.dynamicImportSettled());
    expect(suggestion()).toBeUndefined();
  });

  it('stays with the message of the field', async () => {
    open(<TextField name="email" inputMode="email" label="Email" error={{ text: 'Wrong' }} />);
    await leave(TYPED);
    expect(view.message('email')).toBe('Wrong');
    expect(suggestion()).toBeDefined();
  });

  it('is made for no other field, and calls the handlers of the field', async () => {
    const onBlur = vi.fn();
    const onInput = vi.fn();
    open(<TextField name="nickname" label="Nickname" onBlur={onBlur} onInput={onInput} />);
    await leave(TYPED, 'nickname');
    expect(suggestion()).toBeUndefined();
    expect([onBlur.mock.calls.length, onInput.mock.calls.length]).toEqual([1, 1]);
  });
});
