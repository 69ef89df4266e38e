import { act } from 'react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { areaLoader } from '#i18n/areas';
import { loadChunk } from '#lib/chunk';
import { recordSignIn, recordSignOut } from '#session/session';
import { ProofScope } from '#shared/identity/proof-scope';
import { KeptInput } from '#shared/kept-input/kept-input';
import type { Viewer } from '#shared/viewer/use-viewer';
import { ViewerScope } from '#shared/viewer/viewer-scope';
import { TextField } from '#ui/forms/fields/text-field';
import { Form } from '#ui/forms/form';
import { HostProvider } from '#ui/host';
import { ToastProvider } from '#ui/toast/toast';
import { fakeHost } from '../../../support/unit/host';
import { mount, nextFrame, type } from '../../../support/unit/mount';

await Promise.all([loadChunk(areaLoader('member', 'zh-CN')), loadChunk(areaLoader('settings', 'zh-CN'))]);

const KEY = 'cntv:kept-input-verify-phone';
const host = fakeHost();
const schema = z.object({ phone: z.string() });
const submission = { isBusy: false, submit: () => {}, fail: () => {} };
let view: ReturnType<typeof mount>;

const screen = (uid: string, isSignedOut: boolean, isBusy = false) => (
  <HostProvider value={host}>
    <ToastProvider>
      <ProofScope loadSignIn={null}>
        <ViewerScope viewer={{ isSignedOut, isAnother: false, value: { uid } } as Viewer}>
          <Form
            schema={schema}
            submission={{ ...submission, isBusy }}
            defaultValues={{ phone: '13800138000' }}
          >
            <KeptInput form="verify-phone" />
            <TextField name="phone" label="phone" />
            <input name="smsCode" autoComplete="one-time-code" />
            <input name="password" type="password" />
            <input name="picture" type="file" />
            <input name="note" />
          </Form>
        </ViewerScope>
      </ProofScope>
    </ToastProvider>
  </HostProvider>
);
const field = (name: string) => view.get(`[name=${name}]`) as HTMLInputElement;
async function open(uid = '7') {
  await act(async () => {
    view = mount(screen(uid, false));
  });
}
/** The viewer types, and the session ends. */
async function end({ hasExpired }: { hasExpired: boolean }) {
  await open();
  for (const name of ['smsCode', 'password', 'note']) type(field(name), `typed ${name}`);
  act(() => recordSignOut({ hasExpired }));
}

beforeEach(() => act(() => recordSignIn()));
afterEach(() => {
  view.unmount();
  sessionStorage.clear();
});

it('stores the changed fields of an expired session without secrets and restores them with a notice until the next submit', async () => {
  await end({ hasExpired: true });
  expect(JSON.parse(sessionStorage.getItem(KEY) ?? '')).toMatchObject({
    viewer: '7',
    values: [['note', 'typed note']],
  });
  view.render(screen('7', true));
  await nextFrame();
  expect(view.part('notice').textContent).toContain('您填写的内容已保留');
  view.unmount();

  act(() => recordSignIn());
  await open();
  expect(['phone', 'smsCode', 'password', 'note'].map((name) => field(name).value)).toEqual([
    '13800138000',
    '',
    '',
    'typed note',
  ]);
  expect(view.part('kept-input').textContent).toContain('已恢复登录过期前填写的内容');
  view.render(screen('7', false, true));
  expect(view.has('[data-testid=kept-input]')).toBe(false);
});

it('stores nothing when the viewer signs out, and removes what is stored (STATE-02)', async () => {
  await end({ hasExpired: false });
  expect(sessionStorage.getItem(KEY)).toBeNull();
  view.unmount();
  act(() => recordSignIn());
  await open();
  sessionStorage.setItem(
    KEY,
    JSON.stringify({ viewer: '7', savedAt: Date.now(), values: [['note', 'typed']] }),
  );
  act(() => recordSignOut());
  expect(sessionStorage.getItem(KEY)).toBeNull();
});

it('removes the input of another viewer before that viewer opens a form', async () => {
  await end({ hasExpired: true });
  view.unmount();
  act(() => recordSignIn());
  await open('8');
  expect(field('note').value).toBe('');
  expect(view.has('[data-testid=kept-input]')).toBe(false);
  expect(sessionStorage.getItem(KEY)).toBeNull();
});

it('is restored for a viewer with a new nickname, and removed for another viewer (OQ-95)', async () => {
  await open();
  type(field('note'), 'typed note');
  act(() => recordSignIn({ operatorName: '江上清风' }));
  await act(async () => {});
  expect(field('note').value).toBe('typed note');
  expect(sessionStorage.getItem(KEY)).toBeNull();

  type(field('note'), 'typed again');
  await act(async () => {
    recordSignIn({ operatorName: '云上行人' });
    view.render(screen('8', false));
  });
  expect(field('note').value).toBe('');
  expect(sessionStorage.getItem(KEY)).toBeNull();
});
