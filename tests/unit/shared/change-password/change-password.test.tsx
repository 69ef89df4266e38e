import { act } from 'react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { UserInfo } from '#api/member/viewer';
import * as api from '#api/settings/password';
import { ApiError } from '#lib/api-error';
import { recordSignIn, recordSignOut } from '#session/session';
import { ChangePassword } from '#shared/change-password/change-password';
import { HostProvider } from '#ui/host';
import { ToastProvider } from '#ui/toast/toast';
import { CONDITION_LIMIT_MS } from '../../../support/time-limits.mjs';
import { fakeHost } from '../../../support/unit/host';
import { mount, nextFrame, press, type } from '../../../support/unit/mount';

const OLD = 'Demo123!';
const NEW = 'Changed1!';
const FIELDS = ['oldPassword', 'newPassword', 'confirmPassword'] as const;

const verifyPassword = vi.spyOn(api, 'verifyPassword');
const changePassword = vi.spyOn(api, 'changePassword');
const emit = vi.fn((_name: string, _detail: unknown) => true);
const host = fakeHost({ emit });
const info = { account: 'demo@example.com' } as UserInfo;
let view: ReturnType<typeof mount>;

function show() {
  view = mount(
    <HostProvider value={host}>
      <ToastProvider>
        <ChangePassword info={info} />
      </ToastProvider>
    </HostProvider>,
  );
}

/** A chunk that one test loads is also loaded for the others. */
async function load(part: string) {
  const first = async () => {
    show();
    const isThere = view.has(part);
    await act(() => vi.dynamicImportSettled());
    view.unmount();
    expect(isThere).toBe(true);
  };
  await vi.waitFor(first, { timeout: CONDITION_LIMIT_MS });
}

beforeAll(() => load('form'));
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'setTimeout', 'clearTimeout'] });
  recordSignIn({ operatorName: 'A' });
  verifyPassword.mockResolvedValue();
  changePassword.mockResolvedValue();
  show();
});
afterEach(() => {
  view.unmount();
  recordSignOut();
  vi.useRealTimers();
  vi.clearAllMocks();
});

const field = (name: string) => view.get(`#${name}`) as HTMLInputElement;
const typed = () => FIELDS.map((name) => field(name).value);
const messages = () => FIELDS.map((name) => view.get(`#${name}-message`).textContent);
const toasts = () => view.all('[part~=toast] span').map((toast) => toast.textContent);
const focused = () => view.shadow.activeElement?.id;
async function submit() {
  await act(async () => press(view.get('[type=submit]')));
  // react-hook-form moves the focus after a timeout.
  await act(() => vi.advanceTimersByTimeAsync(1));
}
const refused = (code: number, serverMessage = '') =>
  new ApiError({ kind: 'refused', request: '', code, serverMessage });

function fill(values: readonly string[] = [OLD, NEW, NEW]) {
  for (const [index, name] of FIELDS.entries()) {
    act(() => field(name).focus());
    type(field(name), values[index] ?? '');
  }
}

describe('the form', () => {
  it('has three fields with autocomplete for password managers, which learn the account, and a meter (PWD-01, PWD-11)', () => {
    const inputs = view.all('input') as HTMLInputElement[];
    expect(inputs.map(({ name, type, autocomplete }) => [name, type, autocomplete])).toEqual([
      ['', 'text', 'username'],
      ['oldPassword', 'password', 'current-password'],
      ['newPassword', 'password', 'new-password'],
      ['confirmPassword', 'password', 'new-password'],
    ]);
    expect(inputs[0]?.value).toBe('demo@example.com');
    expect(view.all('label').map((label) => label.textContent)).toEqual(['当前密码', '新密码', '确认密码']);
    type(field('oldPassword'), NEW);
    expect(view.part('strength-word').textContent).toBe('');
    type(field('newPassword'), NEW);
    expect(view.part('strength-word').textContent).toBe('密码强度：强');
  });

  it('removes an error that another field has corrected', async () => {
    fill([OLD, OLD, NEW]);
    await submit();
    expect(messages()).toEqual(['', '新密码不能和当前密码相同', '两次密码输入不一致']);
    type(field('oldPassword'), 'other123');
    await act(async () => {});
    expect(messages()[1]).toBe('');
    type(field('newPassword'), NEW);
    await act(async () => {});
    expect(messages()[2]).toBe('');
    await submit();
    expect(changePassword).toHaveBeenCalledTimes(1);
  });
});

describe('a change', () => {
  it('can be repeated', async () => {
    fill();
    await submit();
    await submit();
    expect(messages()).toEqual(['请输入当前密码', '请输入新密码', '请再次输入新密码']);
    fill([NEW, OLD, OLD]);
    await submit();
    expect(verifyPassword.mock.lastCall?.[0]).toBe(NEW);
    expect(changePassword).toHaveBeenCalledTimes(2);
  });

  it('is sent once, however often the button is pressed', async () => {
    let answer = () => {};
    verifyPassword.mockReturnValue(new Promise<void>((resolve) => (answer = resolve)));
    fill();
    await submit();
    expect(view.get('[type=submit]').getAttribute('aria-busy')).toBe('true');
    await submit();
    await act(async () => answer());
    expect([verifyPassword.mock.calls.length, changePassword.mock.calls.length]).toEqual([1, 1]);
  });

  it('is aborted when the form is unmounted', async () => {
    let signal: AbortSignal | undefined;
    verifyPassword.mockImplementation((_, options) => {
      signal = options?.signal;
      return new Promise(() => {});
    });
    fill();
    await submit();
    view.unmount();
    expect(signal?.aborted).toBe(true);
    show();
  });
});

describe('a current password that the server refuses', () => {
  it.each([-21003, -21018])('is marked, without a toast (%i, PWD-04)', async (code) => {
    verifyPassword.mockRejectedValueOnce(refused(code));
    fill();
    await submit();
    expect(messages()).toEqual(['当前密码不正确', '', '']);
    expect(field('oldPassword').getAttribute('aria-invalid')).toBe('true');
    expect([focused(), typed(), toasts()]).toEqual(['oldPassword', [OLD, NEW, NEW], []]);
    expect(changePassword).not.toHaveBeenCalled();
    type(field('oldPassword'), 'other123');
    await submit();
    expect(changePassword).toHaveBeenCalledTimes(1);
  });

  it('is marked for a code without a text, which the server explains (PWD-04, ERR-06)', async () => {
    verifyPassword.mockRejectedValueOnce(refused(-99999, 'server says'));
    fill();
    await submit();
    expect(messages()).toEqual(['当前密码不正确', '', '']);
    expect(toasts()).toEqual(['server says']);
  });

  it.each([
    [-21024, '该账号已被封禁，如有疑问请联系客服', ['该账号已被封禁，如有疑问请联系客服']],
    [-21063, '访问过于频繁，请稍后重试', ['访问过于频繁，请稍后重试']],
    [-21002, '账号无效，请检查后重新输入', []],
  ])(
    'is not marked for another reason, which stays until the next input (%i, ERR-05)',
    async (code, words, said) => {
      verifyPassword.mockRejectedValueOnce(refused(code));
      fill();
      await submit();
      expect(messages()).toEqual(['', '', '']);
      expect(field('oldPassword').getAttribute('aria-invalid')).toBe(null);
      expect([view.part('form-message').textContent, toasts()]).toEqual([words, said]);
      type(field('oldPassword'), 'other123');
      await act(async () => {});
      expect(view.has('[data-testid~=form-message]')).toBe(false);
    },
  );

  it('is not marked without a response (ERR-07)', async () => {
    verifyPassword.mockRejectedValueOnce(new ApiError({ kind: 'network', request: '' }));
    fill();
    await submit();
    expect([messages(), typed(), toasts()]).toEqual([
      ['', '', ''],
      [OLD, NEW, NEW],
      ['系统繁忙！请稍后重试！'],
    ]);
    expect(changePassword).not.toHaveBeenCalled();
  });

  it('is not marked on -10001 (ERR-02, PERM-09)', async () => {
    verifyPassword.mockRejectedValueOnce(refused(-10001));
    fill();
    await submit();
    expect([messages(), toasts()]).toEqual([['', '', ''], ['您还没有登录，请先登录']]);
  });
});

describe('a refused change', () => {
  it.each([
    [-21003, ['当前密码不正确', '', ''], 'oldPassword', ''],
    [-21018, ['当前密码不正确', '', ''], 'oldPassword', ''],
    [-21002, ['账号无效，请检查后重新输入', '', ''], 'oldPassword', ''],
    [
      -21007,
      ['', '密码仅限8-16位，必须包含字母、数字、符号', ''],
      'newPassword',
      '密码仅限8-16位，必须包含字母、数字、符号',
    ],
    [-21008, ['', '', '两次密码输入不一致'], 'confirmPassword', '两次密码输入不一致'],
    [-21024, ['', '', ''], undefined, '该账号已被封禁，如有疑问请联系客服'],
  ])('with %i is shown in its place, and the typed values stay (ERR-05)', async (code, words, id, said) => {
    changePassword.mockRejectedValueOnce(refused(code));
    fill();
    await submit();
    expect([messages(), toasts(), typed()]).toEqual([words, said ? [said] : [], [OLD, NEW, NEW]]);
    if (id) expect(focused()).toBe(id);
    await submit();
    expect(toasts()).toContain('修改成功！');
  });

  it('shows only texts of the dictionary, and does not emit passwords', async () => {
    verifyPassword.mockRejectedValueOnce(refused(-21003, 'server says'));
    changePassword.mockRejectedValueOnce(refused(-21007, 'server says'));
    fill();
    await submit();
    await submit();
    expect(messages().join()).not.toContain('server says');
    expect(emit.mock.calls.map(([name, detail]) => [name, (detail as { code: number }).code])).toEqual([
      ['cntv-error', -21003],
      ['cntv-error', -21007],
    ]);
    expect(JSON.stringify(emit.mock.calls)).not.toMatch(/Demo123|Changed1/);
    expect(JSON.stringify([{ ...localStorage }, { ...sessionStorage }])).not.toMatch(/Demo123|Changed1/);
  });
});

describe('a viewer of a third party without an account', () => {
  it('gets a link to the registration that returns here (PWD-13, PERM-06, OQ-75)', async () => {
    view.unmount();
    recordSignIn({ isOauthOnly: true });
    vi.useRealTimers();
    await load('[data-testid~=register]');
    show();
    expect(view.has('form')).toBe(false);
    await nextFrame();
    expect(view.part('register').textContent).toBe('您目前使用第三方账号登录，请先注册央视网账号立即注册');
    const target = new URL((view.part('link') as HTMLAnchorElement).href);
    expect(target.pathname).toBe('/regist.html');
    expect(target.searchParams.get('backurl')).toBe(location.href);
  });
});
