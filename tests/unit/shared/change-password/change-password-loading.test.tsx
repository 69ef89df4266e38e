import { act, use } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { UserInfo } from '#api/member/viewer';
import { ChangePassword } from '#shared/change-password/change-password';
import { HostProvider } from '#ui/host';
import { fakeHost } from '../../../support/unit/host';
import { mount, nextFrame, press } from '../../../support/unit/mount';

const form = vi.hoisted(() => ({ state: 'ready' as 'ready' | 'loading' | 'broken' }));
const never = new Promise<never>(() => {});

vi.mock('#shared/change-password/change-password-form', () => ({
  ChangePasswordForm() {
    if (form.state === 'broken') throw new Error('broken');
    if (form.state === 'loading') use(never);
    return <form />;
  },
}));

const emit = vi.fn(() => true);
const host = fakeHost({ emit });
const info = { account: 'demo@example.com' } as UserInfo;
let view: ReturnType<typeof mount>;

async function show(state: typeof form.state) {
  form.state = state;
  // Effects of a component that suspends run at the end of an awaited `act` only.
  await act(async () => {
    view = mount(
      <HostProvider value={host}>
        <h2>修改密码</h2>
        <ChangePassword info={info} />
      </HostProvider>,
    );
  });
  const isShown = async () => {
    await act(() => vi.dynamicImportSettled());
    return view.has('form, [data-testid~=retry]') || state === 'loading';
  };
  await expect.poll(isShown).toBe(true);
}

beforeEach(() => void vi.spyOn(console, 'error').mockReturnValue());
afterEach(() => {
  view.unmount();
  vi.clearAllMocks();
});

it('shows a skeleton while it loads and does not suspend its parent', async () => {
  await show('loading');
  expect(view.get('h2').style.display).toBe('');
  await nextFrame();
  expect(view.get('[role=status]').textContent).toBe('正在加载');
  expect(view.all('[part=skeleton]')).toHaveLength(4);
});

it('reports an error to the page and offers a retry', async () => {
  await show('broken');
  expect(view.has('h2')).toBe(true);
  expect(emit).toHaveBeenCalledWith('cntv-error', { code: null, message: 'Error: broken', cause: 'view' });
  form.state = 'ready';
  press(view.part('retry'));
  expect(view.has('form')).toBe(true);
});
