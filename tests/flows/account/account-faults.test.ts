import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { origin } from '../../support/browser/test-environment';
import { setUpVisitors, type Visitor } from '../../support/browser/visitor';
import { devConsole } from '../../support/portal/dev-console';
import { BUSY, DELAY, FAULTS, WRONG_SHAPE } from '../../support/portal/faults';
import { expectProofKept } from '../../support/portal/kept-proof';
import { smsCodeTo } from '../../support/portal/outbox';
import { pictureCode } from '../../support/portal/picture-code';
import { LoginWidget } from '../../support/screen/login-widget';
import { NEW_EMAIL, NEW_PASSWORD, NEW_PHONE, Registration } from '../../support/screen/registration';

const SMS = 'POST /openapi/v2/user/verification/sms/code';
const MAIL = 'POST /openapi/v2/user/send/mail';
const PICTURE = 'GET /openapi/v2/user/verification/pic/code';
const PICTURE_IN_SIGHT = '[data-testid~=picture]:not([aria-busy]) img';
const SENT = '发送成功，请注意查收！';
/** Returns an element that is enabled and not busy. */
const free = (button: string) => `${button}:enabled:not([aria-busy])`;

type Shared = { visitor: Visitor; form: Registration };

/** A form that all tests of a suite share; no failed call navigates away from it. */
function sharedForm(path: string, { account = '' } = {}): Shared {
  const newVisitor = setUpVisitors({ lifetime: 'suite' });
  const shared = {} as Shared;
  beforeAll(async () => {
    shared.visitor = await newVisitor();
    if (account) await shared.visitor.startSession(account);
    shared.form = await new Registration(await shared.visitor.open(path)).ready();
  });
  afterEach(() => devConsole.clearFaults());
  return shared;
}

type Step = {
  /** Gives the proof before the button is pressed (a picture code). */
  prove?(): Promise<void>;
  press(): Promise<void>;
  /** Gives the proof after the button was pressed (a captcha). */
  answer?(): Promise<unknown>;
  /** The button that makes the call. */
  button: string;
  typed: Readonly<Record<string, string>>;
};

/** Tests every fault: a toast shows it, the request is sent once, the form is unchanged, and the button is enabled again. */
function testFaults(ids: string, call: string, shared: Shared, { button, typed, ...step }: Step): void {
  for (const [what, fault, words] of FAULTS) {
    it(`${what}: a toast shows it, and the form keeps its values (${ids}, ERR-05, ERR-07)`, async () => {
      const { form } = shared;
      const address = form.page.url();
      await devConsole.clearLog();
      await devConsole.setFault(call, fault);
      await step.prove?.();
      await step.press();
      await step.answer?.();
      await expect.poll(() => form.toasts()).toBe(words);
      await form.find(free(button));
      const fields = Object.keys(typed);
      expect(await form.values(...fields)).toEqual(Object.values(typed));
      // The browser itself retries a call after a dropped connection.
      if (fault.effect === 'offline') await expectProofKept(call, form, step.press);
      else expect(await devConsole.log(call.split(' ')[1])).toHaveLength(1);
      expect(form.page.url()).toBe(address);
      await form.closeToasts();
    });
  }
}

describe('an SMS code for a registration', () => {
  const shared = sharedForm('/regist.html');
  const typed = {
    phone: NEW_PHONE,
    smsCode: '123456',
    password: NEW_PASSWORD,
    confirmPassword: NEW_PASSWORD,
  };
  const button = '[data-testid~=sms-button]';
  const press = () => shared.form.press(button);
  const answer = () => shared.form.answerCaptcha();
  beforeAll(async () => {
    for (const [field, text] of Object.entries(typed)) await shared.form.type(field, text);
  });
  testFaults('SMS-03, SMS-08, OQ-50', SMS, shared, { press, answer, button, typed });

  it('a delay: the button is busy, further clicks are ignored, and one code is sent (SMS-01, SMS-06)', async () => {
    const { form } = shared;
    await devConsole.setFault(SMS, DELAY);
    await devConsole.clearLog();
    await press();
    await answer();
    await form.find(`${button}[aria-busy=true]`);
    await press();
    await expect.poll(() => form.toasts()).toBe(SENT);
    expect(await form.text(button)).toMatch(/^1(80|7\d) 秒后可重新发送$/);
    expect(await devConsole.log('/sms/code')).toHaveLength(1);
    expect(await form.values(...Object.keys(typed))).toEqual(Object.values(typed));
  });

  it('wrong codes are refused until the limit (CODE-21012, CODE-21046, REG-18, ERR-15)', async () => {
    const { form } = shared;
    await expect.poll(() => form.toasts()).toBe('');
    const sent = await smsCodeTo(NEW_PHONE);
    const wrong = sent === '000000' ? '000001' : '000000';
    await form.type('smsCode', wrong);
    await form.press('#checked');
    const codes = [-21012, -21012, -21012, -21012, -21012, -21046];
    for (const code of codes) {
      await form.send();
      await expect
        .poll(() => form.toasts())
        .toBe(code === -21012 ? '手机验证码错误' : '短信验证码错误次数过多，请1小时后再试');
      await form.find(free('form:has(#phone) button[type=submit]'));
      expect(await form.value('smsCode')).toBe(wrong);
      await form.closeToasts();
    }
    expect((await devConsole.log('/register/mobile')).map(({ code }) => code)).toEqual(codes);
  });
});

describe('resending the activation mail', () => {
  const shared = sharedForm('/regist.html');
  const button = '[part~=card] button';
  const press = () => shared.form.press(button);
  const answer = () => shared.form.answerCaptcha();
  beforeAll(async () => {
    await shared.form.fillEmailForm();
    await shared.form.send();
    await shared.form.answerCaptcha();
    await shared.form.find('[href^="https://mail.qq.com"]');
  });
  testFaults('REG-24, ERR-10', MAIL, shared, { press, answer, button, typed: {} });

  it('a delay: the button is busy, and one mail is sent (REG-24, TOAST-05)', async () => {
    const { form } = shared;
    await devConsole.setFault(MAIL, DELAY);
    const before = (await devConsole.outbox()).length;
    await press();
    await answer();
    await form.find(`${button}[aria-busy=true]`);
    await press();
    await expect.poll(() => form.toasts()).toBe('激活邮件发送成功，请注意查收！');
    expect(await devConsole.outbox()).toHaveLength(before + 1);
    expect(await form.text('[part~=card]')).toContain(NEW_EMAIL);
  });
});

describe('phone binding', () => {
  const shared = sharedForm('/authentication', { account: 'inactive@example.com' });
  const button = '[data-testid~=sms-button]';
  const typed = { phone: NEW_PHONE };
  const pictureState = () =>
    shared.form.page.$eval(`${shared.form.host} >>> [data-testid~=picture]`, (picture) =>
      picture.ariaBusy ? 'busy' : picture.querySelector('img') ? 'there' : 'none',
    );
  /** Presses until a picture is loaded, because the portal may have sent Retry-After. */
  const newPicture = () =>
    expect
      .poll(async () => {
        if ((await pictureState()) === 'none') await shared.form.press('[data-testid~=picture]');
        return pictureState();
      })
      .toBe('there');
  const prove = async () => {
    const { form, visitor } = shared;
    await form.find(PICTURE_IN_SIGHT);
    await form.type('pictureCode', await pictureCode(visitor));
  };
  const press = () => shared.form.press(button);
  beforeAll(() => shared.form.type('phone', NEW_PHONE));

  for (const [what, fault, words] of [...FAULTS, ['a wrong shape', WRONG_SHAPE, BUSY]] as const) {
    it(`the picture, ${what}: a toast shows it, the number is kept, and the picture can be reloaded (PHONE-02, ERR-05, ERR-07)`, async () => {
      const { form } = shared;
      await devConsole.setFault(PICTURE, fault);
      await form.press('[data-testid~=picture]');
      await expect.poll(() => form.toasts()).toBe(words);
      await expect.poll(() => form.text('[data-testid~=picture]')).toBe('换一张');
      expect(await form.value('phone')).toBe(NEW_PHONE);
      await devConsole.clearFaults();
      await newPicture();
      await form.closeToasts();
    });
  }

  testFaults('PHONE-04, SMS-04, OQ-50', SMS, shared, { prove, press, button, typed });

  it('the number of another account is refused (CODE-21021, PHONE-04)', async () => {
    const { form } = shared;
    await form.type('phone', '13800138000');
    await prove();
    await press();
    await expect.poll(() => form.toasts()).toBe('该手机号已绑定其他账号');
    await form.find(free(button));
    await form.closeToasts();
    await form.type('phone', NEW_PHONE);
  });

  it('a delay: the code is sent, and an account that is not activated is refused (CODE-21035, PHONE-05)', async () => {
    const { form } = shared;
    await devConsole.setFault(SMS, DELAY);
    await prove();
    await press();
    await form.find(`${button}[aria-busy=true]`);
    await form.find('#smsCode');
    await form.type('smsCode', await smsCodeTo(NEW_PHONE));
    await expect.poll(() => form.toasts()).toBe('');
    await form.press('button[type=submit]');
    await expect.poll(() => form.toasts()).toBe('邮箱未激活，不能绑定手机');
    await form.find(free('button[type=submit]'));
    expect(await form.values('phone', 'smsCode')).toEqual([NEW_PHONE, await smsCodeTo(NEW_PHONE)]);
    await form.closeToasts();
  });

  it('an expired session: the viewer signs in and returns (CODE-10001, ERR-02, ERR-03)', async () => {
    const { form, visitor } = shared;
    await visitor.expireSession();
    await form.press('button[type=submit]');
    await expect.poll(() => form.toasts()).toBe('您还未登录，请先登录');
    const back = `${origin}/authentication`;
    await expect.poll(() => form.page.url()).toBe(`${origin}/login.html?backurl=${encodeURIComponent(back)}`);
    await new LoginWidget(form.page).signIn();
    await expect.poll(() => form.page.url()).toBe(back);
  });
});
