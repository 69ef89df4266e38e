import { act } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { recordSignIn, recordSignOut } from '#session/session';
import { KeptInput, LeftForms } from '#shared/kept-input/kept-input';
import { TextField } from '#ui/forms/fields/text-field';
import { Form } from '#ui/forms/form';
import { mount, type } from '../../../support/unit/mount';

vi.mock('#ui/hooks/use-area-texts', () => import('../../../support/unit/area-texts'));

const submission = { isBusy: false, submit: () => {}, fail: () => {} };
const schema = z.object({ note: z.string() });
const MINUTE = 60_000;
let view = mount(null);
afterEach(() => {
  view.unmount();
  vi.useRealTimers();
});

/** Shows a form in a screen, or another screen, or the same screen with another step. */
function show(screen: string | null, hasForm = true) {
  view.render(
    screen && (
      <LeftForms key={screen}>
        {hasForm && (
          <Form schema={schema} submission={submission} defaultValues={{ note: 'before' }}>
            <KeptInput form={screen === 'a' ? 'profile' : 'programmes'} />
            <TextField name="note" label="note" />
            <input name="password" type="password" />
            <input name="smsCode" autoComplete="one-time-code" />
          </Form>
        )}
      </LeftForms>
    ),
  );
  return act(async () => {});
}
const field = (name: string) => view.get(`[name=${name}]`) as HTMLInputElement;
const values = () => ['note', 'password', 'smsCode'].map((name) => field(name).value);

async function typeAndLeave() {
  view = mount(null);
  recordSignIn();
  await show('a');
  for (const name of ['note', 'password', 'smsCode']) type(field(name), 'typed');
  await show('b');
  expect(values()).toEqual(['before', '', '']);
}

it('what is typed is kept for its own place, never passwords and codes', async () => {
  await typeAndLeave();
  await show('a');
  expect(values()).toEqual(['typed', '', '']);
  // Once more, without another input.
  await show(null);
  await show('a');
  expect(values()).toEqual(['typed', '', '']);
});

it('what is typed back to what it was is not kept', async () => {
  await typeAndLeave();
  await show('a');
  type(field('note'), 'before');
  await show('b');
  await show('a');
  expect(values()).toEqual(['before', '', '']);
});

it('nothing is kept of a form that is removed alone, because it was submitted or canceled', async () => {
  await typeAndLeave();
  await show('a');
  await show('a', false);
  await show('a');
  expect(values()).toEqual(['before', '', '']);
  type(field('note'), 'typed');
  await show('a', false);
  await show('b');
  await show('a');
  expect(values()).toEqual(['before', '', '']);
});

it('what is typed is kept while another step of its screen is shown', async () => {
  await typeAndLeave();
  await show('a', false);
  await show(null);
  await show('a');
  expect(values()).toEqual(['typed', '', '']);
});

it('nothing is kept for another viewer, also when the session ends while the form is shown', async () => {
  await typeAndLeave();
  await show('a');
  recordSignOut();
  await show(null);
  recordSignIn();
  await show('a');
  expect(values()).toEqual(['before', '', '']);
  type(field('note'), 'typed');
  // The next viewer is known before the form of this one is removed.
  recordSignOut();
  recordSignIn();
  await show('b');
  await show('a');
  expect(values()).toEqual(['before', '', '']);
});

it('nothing is kept for longer than 30 minutes', async () => {
  await typeAndLeave();
  vi.useFakeTimers({ now: Date.now() + 30 * MINUTE });
  await show('a');
  expect(values()).toEqual(['before', '', '']);
});
