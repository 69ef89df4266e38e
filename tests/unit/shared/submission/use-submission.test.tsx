import { act } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '#lib/api-error';
import { SMS_CODE_FIELDS } from '#shared/failure/field-rules';
import { useSubmission } from '#shared/submission/use-submission';
import { HostProvider } from '#ui/host';
import { ToastProvider } from '#ui/toast/toast';
import { fakeHost } from '../../../support/unit/host';
import { mount } from '../../../support/unit/mount';

type Values = { account: string; password: string; smsCode: string };
type Options = Parameters<typeof useSubmission<Values, string>>[1];

const VALUES: Values = { account: 'someone', password: 'p', smsCode: '123456' };
const SECOND_MS = 1000;
const call = vi.fn<(values: Values, signal: AbortSignal) => Promise<string | null>>();
const setErrors = vi.fn();
const setSaved = vi.fn();
const emit = vi.fn(() => false);
const host = fakeHost({ emit });
let submission: ReturnType<typeof useSubmission<Values, string>>;
let view: ReturnType<typeof mount>;

function Probe({ options }: { options?: Options }) {
  submission = useSubmission(call, options);
  return <output>{String(submission.isBusy)}</output>;
}

function show(options?: Options) {
  view.render(
    <HostProvider value={host}>
      <ToastProvider>
        <Probe {...(options && { options })} />
      </ToastProvider>
    </HostProvider>,
  );
}

beforeEach(() => {
  vi.useFakeTimers();
  call.mockReset().mockResolvedValue('answer');
  setErrors.mockReset();
  emit.mockClear();
  view = mount(null);
});
afterEach(() => {
  view.unmount();
  vi.useRealTimers();
});

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
/** The text of a toast is rendered a frame after the toast. */
async function settle() {
  await pass(50);
  await pass(50);
}
async function submit() {
  act(() => submission.submit(VALUES, { setErrors, setSaved }));
  await settle();
}
const isBusy = () => view.get('output').textContent === 'true';
const toasts = () => view.all('[part=toast]').map(({ textContent }) => textContent);
function refuse(code: number, serverMessage = '') {
  call.mockRejectedValueOnce(new ApiError({ kind: 'refused', request: '', code, serverMessage }));
}

describe('a call', () => {
  it('is made once at a time, and is busy until its success handler is done', async () => {
    let finish = () => {};
    const onSuccess = vi.fn(() => new Promise<void>((resolve) => (finish = resolve)));
    show({ onSuccess });
    await submit();
    await submit();
    expect([call.mock.calls.length, onSuccess.mock.calls.length, isBusy()]).toEqual([1, 1, true]);
    expect(onSuccess).toHaveBeenCalledWith('answer', VALUES, expect.any(AbortSignal));
    await act(async () => finish());
    expect(isBusy()).toBe(false);
    await submit();
    expect(call).toHaveBeenCalledTimes(2);
  });

  it('is completed as the latest render asks, as after the hydration of a press before it', async () => {
    let answer = (_: string) => {};
    call.mockReturnValueOnce(new Promise((resolve) => (answer = resolve)));
    const [before, now] = [vi.fn(), vi.fn()];
    show({ success: '已保存', onSuccess: before });
    await submit();
    show({ success: 'Saved', onSuccess: now });
    answer('answer');
    await settle();
    expect([before.mock.calls.length, now.mock.calls.length, toasts()]).toEqual([0, 1, ['Saved']]);
  });

  it('that the viewer cancels is neither a success nor an error', async () => {
    call.mockResolvedValue(null);
    const onSuccess = vi.fn();
    show({ success: 'Saved', onSuccess });
    await submit();
    expect([toasts(), onSuccess.mock.calls.length, isBusy()]).toEqual([[], 0, false]);
  });

  it('is aborted without a message when the screen is unmounted', async () => {
    call.mockImplementation((_values, signal) => {
      const aborted = new ApiError({ kind: 'aborted', request: '' });
      return new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(aborted)));
    });
    const onFailure = vi.fn();
    show({ onFailure });
    await submit();
    view.render(null);
    await settle();
    expect(call.mock.lastCall?.[1].aborted).toBe(true);
    expect([onFailure.mock.calls.length, emit.mock.calls.length]).toEqual([0, 0]);
  });

  it('shows a toast of its success, also one derived from the values', async () => {
    show({ success: ({ account }) => `Saved ${account}` });
    await submit();
    expect(toasts()).toEqual(['Saved someone']);
  });

  it('removes the toasts of the previous attempt when it starts', async () => {
    show({ success: 'Saved' });
    refuse(-21019);
    await submit();
    expect(toasts()).toEqual(['该手机号已注册，请直接登录']);
    let finish = (_response: string) => {};
    call.mockReturnValue(new Promise((resolve) => (finish = resolve)));
    await submit();
    expect(toasts()).toEqual([]);
    await act(async () => finish('answer'));
    await settle();
    expect(toasts()).toEqual(['Saved']);
  });
});

describe('a refusal', () => {
  it('is a toast, and with a row for its code also the error of a field (ERR-05)', async () => {
    show({ fields: SMS_CODE_FIELDS });
    refuse(-21019);
    await submit();
    expect(setErrors).not.toHaveBeenCalled();
    refuse(-21012, 'wrong code');
    await submit();
    expect(toasts()).toHaveLength(1);
    expect(setErrors).toHaveBeenCalledExactlyOnceWith(
      { smsCode: { text: toasts()[0], code: -21012 } },
      undefined,
    );
  });

  it('of the four sign-in codes is only the error of the field, if there is one (ERR-04)', async () => {
    show({ fields: { inline: 'account' } });
    refuse(-21002);
    await submit();
    expect(toasts()).toEqual([]);
    expect(setErrors).toHaveBeenCalledExactlyOnceWith(
      { account: { text: '账号无效，请检查后重新输入', code: -21002 } },
      undefined,
    );
  });

  it('of the four sign-in codes is a toast if there is no field (RECOV-24)', async () => {
    show();
    refuse(-21002);
    await submit();
    expect(toasts()).toEqual(['账号无效，请检查后重新输入']);
  });

  it('of a silent code is shown by the form only', async () => {
    const onFailure = vi.fn();
    show({ silent: [-21009], onFailure });
    refuse(-21009);
    await submit();
    expect(toasts()).toEqual([]);
    expect(onFailure.mock.lastCall?.[0].text).toBe('该账号已注册');
    expect(onFailure.mock.lastCall?.[1]).toBe(VALUES);
  });

  it('may have a text of the form for all codes without a row or a text of their own (LOGIN-12)', async () => {
    show({ fields: { inline: 'account', refused: { field: 'password', key: 'wrong' } } });
    refuse(-99999);
    await submit();
    expect(setErrors).toHaveBeenCalledExactlyOnceWith({ password: { key: 'wrong' } }, undefined);
    setErrors.mockReset();
    refuse(-21024);
    await submit();
    expect(setErrors).toHaveBeenCalledExactlyOnceWith(
      { root: { text: '该账号已被封禁，如有疑问请联系客服', code: -21024 } },
      undefined,
    );
    call.mockRejectedValueOnce(new ApiError({ kind: 'network', request: '' }));
    await submit();
    expect(setErrors).toHaveBeenCalledOnce();
    expect(toasts()).toEqual(['系统繁忙！请稍后重试！']);
  });

  it('that requires a sign-in is not the error of a field (ERR-03)', async () => {
    show({ fields: { refused: 'account' } });
    refuse(-10001);
    await submit();
    expect(setErrors).not.toHaveBeenCalled();
    await pass(3 * SECOND_MS);
    expect(emit).toHaveBeenCalledWith('cntv-login-required', expect.anything());
  });

  it('uses the rows of the latest render', async () => {
    let field: 'account' | 'password' = 'account';
    show({ fields: () => ({ refused: field }) });
    call.mockImplementationOnce(async () => {
      field = 'password';
      throw new ApiError({ kind: 'refused', request: '', code: -99999 });
    });
    await submit();
    expect(setErrors.mock.lastCall?.[0]).toHaveProperty('password');
  });
});

it('shows why the form cannot submit', async () => {
  const error = vi.spyOn(console, 'error').mockReturnValue();
  show();
  act(() => submission.fail(new Error('no network')));
  await settle();
  expect(toasts()).toEqual(['系统繁忙！请稍后重试！']);
  expect(error).toHaveBeenCalledOnce();
  error.mockRestore();
});
