import { useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { call } from '#api/call';
import { useList } from '#data/use-list';
import { LogOffTab } from '#features/settings/log-off-tab';
import { loadChunk } from '#lib/chunk';
import type { Endpoint } from '#lib/transport/endpoint';
import type { Fields } from '#lib/transport/http';
import { recordSignIn } from '#session/session';
import { loadIdentityDialog, ProofDialog } from '#shared/identity/proof-dialog';
import { ProofScope } from '#shared/identity/proof-scope';
import { useSubmission } from '#shared/submission/use-submission';
import type { Elements } from '#ui/elements';
import type { FakeXhr } from '../../../support/unit/fake-xhr';
import { ScreenUnderTest } from '../../../support/unit/refused-calls';

vi.mock('#ui/hooks/use-area-texts', () => import('../../../support/unit/area-texts'));

const FIRST: Endpoint = { method: 'POST', path: '/openapi/v2/first' };
const SECOND: Endpoint = { method: 'POST', path: '/openapi/v2/second' };
const DIALOG = '[data-testid~=identity-dialog]';
const LINK = '[data-testid~=prove]';
const refuse = (request: FakeXhr) => request.answer({ code: -21003 });
const accept = (request: FakeXhr) => request.answer({ code: 0 });

// Loaded before the tests, because chunks cannot be loaded under fake timers.
await loadChunk(loadIdentityDialog);

let screen: ScreenUnderTest;
afterEach(() => screen.close());

/** A button that makes a call and tells its success. */
function Action({ endpoint, fields = {} }: { endpoint: Endpoint; fields?: Fields }) {
  const name = endpoint.path.replace(/.*\//, '');
  const { isBusy, submit } = useSubmission(
    (_: undefined, signal) => call(endpoint, z.unknown(), fields, { signal }),
    { success: name },
  );
  return <button type="button" id={name} aria-busy={isBusy} onClick={() => submit(undefined)} />;
}

function Scope({ id, children }: { id: string; children: Elements }) {
  return (
    <div id={id}>
      <ProofScope loadSignIn={null}>{children}</ProofScope>
    </div>
  );
}

function Removable({ children }: { children: Elements }) {
  const [isThere, setThere] = useState(true);
  return (
    <>
      <button type="button" id="remove" onClick={() => setThere(false)} />
      {isThere && children}
    </>
  );
}

/** Shows screens of a page on which the server refuses both calls. */
async function show(node: Elements, answers: Readonly<Record<string, object>> = {}) {
  screen = new ScreenUnderTest(node, {}, answers);
  screen.answers[FIRST.path] = refuse;
  screen.answers[SECOND.path] = refuse;
  await screen.settle();
}

/** Two calls of a viewer who signs in at a third party only. */
async function showWithoutPassword() {
  recordSignIn({ isOauthOnly: true });
  await show(
    <Scope id="one">
      <ProofDialog />
      <Action endpoint={FIRST} />
      <Action endpoint={SECOND} />
    </Scope>,
    {
      '/user/info': { code: 0, data: { uid: 1, account: 'oauth' } },
      '/binding/info': { code: 0, data: { binding_oauth: [{ oauth_type: 303, user_id: '1' }] } },
    },
  );
}

async function pass() {
  for (const { path } of [FIRST, SECOND]) screen.answers[path] = accept;
  await screen.fill({ passwordForChange: 'Right123!' });
  await screen.submit('#passwordForChange');
}

const sent = ({ path }: Endpoint) => screen.callsTo(path).length;
const isBusy = (name: string) => screen.get(`#${name}`).getAttribute('aria-busy') === 'true';

describe('on a page with two elements', () => {
  it('the element whose call is refused asks for the proof, not the one mounted last (-21003, OQ-92)', async () => {
    await show(
      <>
        <Scope id="one">
          <ProofDialog />
          <Action endpoint={FIRST} />
        </Scope>
        <Scope id="two">
          <ProofDialog />
          <Action endpoint={SECOND} />
        </Scope>
      </>,
    );
    await screen.press('#first');
    expect([screen.has(`#one ${DIALOG}`), screen.has(`#two ${DIALOG}`)]).toEqual([true, false]);
    await pass();
    expect([screen.has(DIALOG), screen.toasts(), sent(FIRST)]).toEqual([false, ['first'], 2]);
    screen.answers[SECOND.path] = refuse;
    await screen.press('#second');
    expect([screen.has(`#one ${DIALOG}`), screen.has(`#two ${DIALOG}`)]).toEqual([false, true]);
  });

  it('a call of the one without a viewer fails there, and the other does not ask for it', async () => {
    await show(
      <>
        <Scope id="one">
          <Action endpoint={FIRST} />
        </Scope>
        <Scope id="two">
          <ProofDialog />
        </Scope>
      </>,
    );
    await screen.press('#first');
    expect([screen.has(DIALOG), isBusy('first'), screen.toasts().length]).toEqual([false, false, 1]);
  });
});

describe('calls that wait in one dialog', () => {
  it('stay when the form of another call is gone', async () => {
    await show(
      <Scope id="one">
        <ProofDialog />
        <Action endpoint={FIRST} />
        <Removable>
          <Action endpoint={SECOND} />
        </Removable>
      </Scope>,
    );
    await screen.press('#first');
    await screen.press('#second');
    expect(screen.all(DIALOG)).toHaveLength(1);
    await screen.press('#remove');
    expect([screen.has(DIALOG), isBusy('first')]).toEqual([true, true]);
    await pass();
    expect([screen.has(DIALOG), isBusy('first'), screen.toasts()]).toEqual([false, false, ['first']]);
    expect([sent(FIRST), sent(SECOND)]).toEqual([2, 1]);
  });

  it('are joined by one that is refused while another is made again, and each settles', async () => {
    await showWithoutPassword();
    await screen.press('#first');
    const held: FakeXhr[] = [];
    screen.answers[FIRST.path] = (request) => void held.push(request);
    await leaveAndReturn();
    await screen.press('#second');
    held[0]?.answer({ code: 0 });
    await screen.settle();
    expect([screen.toasts(), isBusy('first'), isBusy('second')]).toEqual([['first'], false, true]);
    expect(screen.all(DIALOG)).toHaveLength(1);
    screen.answers[SECOND.path] = accept;
    await leaveAndReturn();
    expect([isBusy('second'), screen.has(DIALOG), sent(SECOND)]).toEqual([false, false, 2]);
    expect(screen.toasts()).toContain('second');
  });

  it('are those of the second change, within 30 s of the first, of an account without a password', async () => {
    await showWithoutPassword();
    for (const endpoint of [FIRST, SECOND]) {
      const name = `${endpoint.path.split('/').pop()}`;
      await screen.press(`#${name}`);
      expect([screen.has(DIALOG), isBusy(name)]).toEqual([true, true]);
      screen.answers[endpoint.path] = accept;
      await leaveAndReturn();
      expect([screen.has(DIALOG), isBusy(name), sent(endpoint)]).toEqual([false, false, 2]);
      expect(screen.toasts()).toEqual([name]);
    }
  });

  it('are not made again when the viewer has left their form, such as the deletion of the account', async () => {
    const DELETION = '/account/cancellation';
    await show(
      <Scope id="one">
        <ProofDialog />
        <Removable>
          <LogOffTab />
        </Removable>
      </Scope>,
    );
    screen.answers[DELETION] = refuse;
    await screen.pass(10_000);
    await screen.press('#agree-deletion');
    await screen.press('[data-testid~=log-off]');
    await screen.press('[data-testid~=confirm]');
    expect(screen.has(DIALOG)).toBe(true);
    await screen.press('#remove');
    expect([screen.has(DIALOG), screen.callsTo(DELETION).length]).toEqual([false, 1]);
  });
});

describe('-21003', () => {
  const withPassword: Endpoint = { ...FIRST, hasPassword: true };
  it('means a wrong password if the endpoint takes one, whatever its fields are called', async () => {
    await show(
      <Scope id="one">
        <ProofDialog />
        <Action endpoint={withPassword} fields={{ pwd: 'x' }} />
      </Scope>,
    );
    await screen.press('#first');
    expect([screen.has(DIALOG), isBusy('first'), screen.toasts().length]).toEqual([false, false, 1]);
  });

  it('asks for the proof if the endpoint takes none, whatever its fields are called', async () => {
    await show(
      <Scope id="one">
        <ProofDialog />
        <Action endpoint={FIRST} fields={{ password_hint: 'x' }} />
      </Scope>,
    );
    await screen.press('#first');
    expect([screen.has(DIALOG), screen.toasts()]).toEqual([true, []]);
  });
});

describe('a list', () => {
  const ROWS: Endpoint = { method: 'GET', path: '/openapi/v2/rows' };
  const ROW: Endpoint = { method: 'DELETE', path: '/openapi/v2/row' };

  function Rows() {
    const { items, remove } = useList(
      ['rows'],
      async (_, options) => {
        await call(ROWS, z.unknown(), {}, options);
        return { total: 1, items: [{ id: 'a' }] };
      },
      useState(1),
    );
    const removeAll = () =>
      void remove(['a'], async (options) => void (await call(ROW, z.unknown(), {}, options)));
    return items && <button type="button" id="rows" data-count={items.length} onClick={removeAll} />;
  }
  const count = () => screen.has('#rows') && screen.get('#rows').dataset.count;

  it('asks for the proof that its rows need, and that a removal needs (-21003, OQ-92)', async () => {
    screen = new ScreenUnderTest(
      <Scope id="one">
        <ProofDialog />
        <Rows />
      </Scope>,
    );
    screen.answers[ROWS.path] = refuse;
    screen.answers[ROW.path] = refuse;
    await screen.settle();
    expect([screen.has(DIALOG), count()]).toEqual([true, false]);
    screen.answers[ROWS.path] = accept;
    await pass();
    expect([screen.has(DIALOG), count(), sent(ROWS)]).toEqual([false, '1', 2]);
    await screen.press('#rows');
    expect([screen.has(DIALOG), sent(ROW)]).toEqual([true, 1]);
    screen.answers[ROW.path] = accept;
    await pass();
    expect([screen.has(DIALOG), sent(ROW)]).toEqual([false, 2]);
  });
});

async function leaveAndReturn() {
  screen.get(LINK).addEventListener('click', (event) => event.preventDefault());
  await screen.press(LINK);
  window.dispatchEvent(new Event('focus'));
  await screen.settle();
}
