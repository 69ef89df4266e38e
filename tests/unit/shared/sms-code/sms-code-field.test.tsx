import { act } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import * as api from '#api/sign-in/sms';
import { account } from '#i18n/zh-cn/account';
import { ApiError } from '#lib/api-error';
import { SmsCodeField } from '#shared/sms-code/sms-code-field';
import { type AskProof, useSmsCode } from '#shared/sms-code/use-sms-code';
import { Form } from '#ui/forms/form';
import { HostProvider } from '#ui/host';
import { ToastProvider } from '#ui/toast/toast';
import { fakeHost } from '../../../support/unit/host';
import { mount, press, type } from '../../../support/unit/mount';

vi.mock('#ui/hooks/use-area-texts', () => ({ useAreaTexts: () => account }));

const NUMBER = '13900139000';
const OTHER_NUMBER = '13900139001';
const proof = { kind: 'puzzle', passCode: 'P' } as const;
/** Resolves to null when the viewer cancels. */
const proved = vi.fn<() => Promise<api.SmsProof | null>>();
const askProof: AskProof = async (send) => {
  const given = await proved();
  return given && send(given);
};
const sendSmsCode = vi.spyOn(api, 'sendSmsCode');
const host = fakeHost();
let view: ReturnType<typeof mount>;

const schema = z.object({
  phone: z.string(),
  smsCode: z.string().check(z.minLength(1, { error: 'required' })),
});
const submission = { isBusy: false, submit: vi.fn(), fail: vi.fn() };

const rendered = vi.fn();

function Codes() {
  rendered();
  const sms = useSmsCode({ form: 'test', type: api.SMS_TYPES.registration });
  return (
    <Form schema={schema} submission={submission} texts={{ required: '请输入手机验证码' }}>
      <input name="phone" />
      <SmsCodeField sms={sms} phoneField="phone" askProof={askProof} />
    </Form>
  );
}

function show() {
  view = mount(
    <HostProvider value={host}>
      <ToastProvider>
        <Codes />
      </ToastProvider>
    </HostProvider>,
  );
}

const button = () => view.part('sms-button') as HTMLButtonElement;
const isOff = () => button().getAttribute('aria-disabled') === 'true';
const words = () => button().textContent;
/** Returns a function that returns the texts of the live region since its last call. */
function recordStatus() {
  const region = view.get('form [role=status]');
  let heard: (string | null)[] = [];
  new MutationObserver(() => heard.push(region.textContent)).observe(region, {
    childList: true,
    characterData: true,
    subtree: true,
  });
  return () => {
    const all = heard;
    heard = [];
    return all;
  };
}
/** Lets the screen render each second. */
async function passEach(seconds: number) {
  for (let second = 0; second < seconds; second += 1) await pass(1);
}
const pass = (seconds: number) => act(() => vi.advanceTimersByTimeAsync(seconds * 1000));

async function getCode(number = NUMBER) {
  type(view.get('[name=phone]'), number);
  act(() => button().focus());
  press(button());
  await act(async () => {});
}

function refuse(code: number) {
  sendSmsCode.mockRejectedValueOnce(new ApiError({ kind: 'refused', request: '', code }));
}

beforeEach(() => {
  sessionStorage.clear();
  proved.mockResolvedValue(proof);
  sendSmsCode.mockResolvedValue();
  vi.useFakeTimers({ now: Date.now() });
  show();
});
afterEach(() => {
  view.unmount();
  vi.useRealTimers();
  vi.clearAllMocks();
});

describe('"get code"', () => {
  it('does not render the form again each second, which would write its fields again', async () => {
    await getCode();
    rendered.mockClear();
    await pass(3);
    expect(words()).toBe('177 秒后可重新发送');
    expect(rendered).not.toHaveBeenCalled();
  });

  it('looks disabled while the phone is empty, and a press focuses the phone (REG-16, OQ-101)', async () => {
    expect([isOff(), button().disabled]).toEqual([true, false]);
    type(view.get('[name=phone]'), '1');
    expect(isOff()).toBe(false);
    type(view.get('[name=phone]'), ' ');
    expect(isOff()).toBe(true);
    await getCode('');
    expect(view.shadow.activeElement).toBe(view.get('[name=phone]'));
    expect(proved).not.toHaveBeenCalled();
  });

  it('focuses an invalid number', async () => {
    await getCode('12900139000');
    expect(proved).not.toHaveBeenCalled();
    expect(view.shadow.activeElement).toBe(view.get('[name=phone]'));
  });

  it('opens the captcha, then requests the code, shows a toast and waits (SMS-01, SMS-03, SMS-06, TOAST-06)', async () => {
    await getCode();
    expect(proved).toHaveBeenCalledTimes(1);
    expect(sendSmsCode.mock.lastCall?.[0]).toEqual({ phone: NUMBER, type: 1, proof });
    expect(view.part('toast').textContent).toBe('');
    await pass(0.1);
    expect(view.part('toast').textContent).toBe('发送成功，请注意查收！');
    expect(words()).toBe('180 秒后可重新发送');
    expect(isOff()).toBe(true);
    await pass(1);
    expect(words()).toBe('179 秒后可重新发送');
    await pass(177.5);
    expect(words()).toBe('2 秒后可重新发送');
    await pass(1.5);
    expect(words()).toBe('获取验证码');
    expect(isOff()).toBe(false);
  });

  it('sends nothing when it is pressed during the wait', async () => {
    await getCode();
    press(button());
    await act(async () => {});
    expect(proved).toHaveBeenCalledTimes(1);
  });

  it('sends one request, however often it is pressed', async () => {
    proved.mockReturnValue(new Promise(() => {}));
    await getCode();
    press(button());
    expect(proved).toHaveBeenCalledTimes(1);
  });

  it('sends nothing when the captcha is closed, and is enabled again', async () => {
    proved.mockResolvedValue(null);
    await getCode();
    expect(sendSmsCode).not.toHaveBeenCalled();
    expect([words(), isOff()]).toEqual(['获取验证码', false]);
  });

  it('focuses the code field', async () => {
    await getCode();
    expect(view.shadow.activeElement).toBe(view.get('[name=smsCode]'));
  });

  it('announces the wait once at its beginning and once at its end, and has the number in its name (SMS-01)', async () => {
    const heard = recordStatus();
    await getCode();
    for (let left = 180; left > 0; left -= 1) {
      expect(words()).toBe(`${left} 秒后可重新发送`);
      await pass(1);
    }
    await passEach(10);
    expect(heard()).toEqual(['180 秒后可重新发送', '', '可以重新获取验证码', '']);
    expect(button().getAttribute('aria-live')).toBe(null);
    await getCode();
    await passEach(10);
    expect(heard()).toEqual(['180 秒后可重新发送', '']);
  });

  it('announces only the end of a wait that began before a reload (SMS-01)', async () => {
    await getCode();
    await pass(30);
    view.unmount();
    show();
    const heard = recordStatus();
    expect(words()).toBe('150 秒后可重新发送');
    await passEach(160);
    expect(heard()).toEqual(['可以重新获取验证码', '']);
  });

  it('waits also for another number, so that no number gets two codes (OQ-50)', async () => {
    await getCode();
    await pass(100);
    await getCode(OTHER_NUMBER);
    await getCode();
    expect(sendSmsCode).toHaveBeenCalledTimes(1);
    expect(words()).toBe('80 秒后可重新发送');
    await pass(80.5);
    await getCode(OTHER_NUMBER);
    expect(sendSmsCode.mock.lastCall?.[0].phone).toBe(OTHER_NUMBER);
    expect(words()).toBe('180 秒后可重新发送');
  });

  it('waits from the last requested code (SMS-02)', async () => {
    await getCode();
    await pass(181);
    await getCode();
    await pass(100);
    expect(words()).toBe('80 秒后可重新发送');
  });
});

describe('the wait', () => {
  it('continues after a reload, without number or code in storage (SMS-01, SMS-08)', async () => {
    await getCode();
    await pass(30);
    expect(JSON.stringify({ ...sessionStorage })).not.toContain(NUMBER);
    view.unmount();
    show();
    type(view.get('[name=phone]'), NUMBER);
    expect(words()).toMatch(/^150 秒后可重新发送$/);
  });

  it.each(['"soon"', 'null', '{}', String(Date.parse('2099-01-01')), '-1'])(
    'does not start when storage contains %s',
    async (kept) => {
      view.unmount();
      sessionStorage.setItem('cntv:sms-wait-test', kept);
      show();
      expect(words()).toBe('获取验证码');
    },
  );

  it('starts when a code was requested too early (SMS-08, OQ-50)', async () => {
    refuse(-21017);
    await getCode();
    await pass(0.1);
    expect(view.part('toast').textContent).toContain('短信发送过于频繁，请 3 分钟后再试');
    expect(words()).toBe('180 秒后可重新发送');
  });

  it('does not start after any other error, which is shown (OQ-50)', async () => {
    refuse(-21019);
    await getCode();
    await pass(0.1);
    expect(view.part('toast').textContent).toContain('该手机号已注册，请直接登录');
    expect([words(), isOff()]).toEqual(['获取验证码', false]);
  });

  it('leaves no timer', async () => {
    await getCode();
    await pass(6);
    view.unmount();
    expect(vi.getTimerCount()).toBe(0);
  });
});

it('shows an error without toast under the field, until the number changes (ERR-04)', async () => {
  refuse(-21002);
  await getCode();
  expect(view.get('#smsCode-message').textContent).toBe('账号无效，请检查后重新输入');
  expect(view.get('form > [role=alert]').textContent).toBe('账号无效，请检查后重新输入');
  type(view.get('[name=phone]'), OTHER_NUMBER);
  expect(view.get('#smsCode-message').textContent).toBe('');
});

it('shows that error before the one of the empty field, until a code is typed (ERR-04)', async () => {
  await act(async () => void view.get('form').dispatchEvent(new Event('submit', { bubbles: true })));
  expect(view.get('#smsCode-message').textContent).toBe('请输入手机验证码');
  refuse(-21018);
  await getCode();
  expect(view.get('#smsCode-message').textContent).toBe('账号或密码错误，请重新输入。');
  type(view.get('[name=smsCode]'), '1');
  expect(view.get('#smsCode-message').textContent).not.toBe('账号或密码错误，请重新输入。');
});

it('removes the toasts of the attempt before (TOAST-06)', async () => {
  refuse(-21019);
  await getCode();
  await pass(0.1);
  expect(view.part('toast').textContent).toContain('该手机号已注册，请直接登录');
  await getCode();
  await pass(0.1);
  expect(view.all('[part=toast]').map((toast) => toast.textContent)).toEqual(['发送成功，请注意查收！']);
});
