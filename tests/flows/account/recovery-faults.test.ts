import type { Page } from 'puppeteer-core';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { origin } from '../../support/browser/test-environment';
import { setUpVisitors, type Visitor } from '../../support/browser/visitor';
import { devConsole } from '../../support/portal/dev-console';
import { DELAY, FAULTS, WRONG_SHAPE } from '../../support/portal/faults';
import { expectProofKept } from '../../support/portal/kept-proof';
import { NEW_PASSWORD, Recovery, START } from '../../support/screen/recovery';

const PHONE = '13800138000';

/** A step that all tests of a suite share; no failed call navigates away from it. */
function sharedStep(path: string, account?: string) {
  const newVisitor = setUpVisitors({ lifetime: 'suite' });
  const shared = {} as { visitor: Visitor; page: Page; recovery: Recovery };
  beforeAll(async () => {
    shared.visitor = await newVisitor();
    shared.page = await shared.visitor.newTab();
    if (account) {
      const kept = JSON.stringify({ account });
      await shared.page.evaluateOnNewDocument((text) => sessionStorage.setItem('cntv:recovery', text), kept);
    }
    await shared.page.goto(origin + path);
    shared.recovery = await new Recovery(shared.page).ready();
    await shared.recovery.find('[part~=title]');
  });
  afterEach(() => devConsole.clearFaults());
  return shared;
}

/** Tests every fault: a toast shows it, the request is sent once, and the step is unchanged. */
function testFaults(
  call: string,
  shared: ReturnType<typeof sharedStep>,
  step: { press(): Promise<void>; answer?(): Promise<unknown>; expectFilled(): Promise<void> },
): void {
  for (const [what, fault, words] of FAULTS) {
    it(`${what}: a toast shows it, and the form is unchanged (RECOV-24, ERR-05, ERR-07, ERR-10)`, async () => {
      const address = shared.page.url();
      await devConsole.setFault(call, fault);
      await step.press();
      await step.answer?.();
      await expect.poll(() => shared.recovery.toasts()).toBe(words);
      if (fault.effect === 'offline') await expectProofKept(call, shared.recovery, step.press);
      await step.expectFilled();
      expect(shared.page.url()).toBe(address);
      await shared.recovery.closeToasts();
    });
  }
}

describe('POST verification/account', () => {
  const call = 'POST /openapi/v2/user/verification/account';
  const shared = sharedStep(START);
  beforeAll(() => shared.recovery.type('account', PHONE));
  const press = () => shared.recovery.send();
  const answer = () => shared.recovery.answerCaptcha();
  testFaults(call, shared, {
    press,
    answer,
    expectFilled: async () => expect(await shared.recovery.value('account')).toBe(PHONE),
  });

  it('a delay: further clicks are ignored, and the choice follows (RECOV-04)', async () => {
    await devConsole.setFault(call, DELAY);
    await devConsole.clearLog();
    await press();
    await answer();
    await shared.recovery.find('button[type=submit][aria-busy=true]');
    await shared.recovery.send();
    await shared.recovery.at('/find_password2/mobile');
    expect(await devConsole.log('/verification/account')).toHaveLength(1);
  });
});

describe('POST secret/email', () => {
  const call = 'POST /openapi/v2/user/secret/email';
  const shared = sharedStep('/find_password2/email', 'demo@example.com');
  for (const [what, fault, words] of FAULTS) {
    it(`${what}: a toast shows it, the other method stays enabled, and a retry is offered (RECOV-07, RECOV-08, RECOV-24)`, async () => {
      const { page, recovery } = shared;
      await devConsole.setFault(call, fault);
      await page.reload();
      await recovery.find('[data-testid~=retry]');
      await expect.poll(() => recovery.toasts()).toBe(words);
      await recovery.find('#method-3:disabled');
      await recovery.find('#method-2:not(:disabled)');
      await recovery.closeToasts();
      await devConsole.clearFaults();
      await recovery.press('[data-testid~=retry]');
      await recovery.find('#method-3:not(:disabled)');
      expect(await recovery.text('#method-3-hint')).toBe('s***@example.org');
    });
  }

  it('a malformed response: no security email (RECOV-07)', async () => {
    await devConsole.setFault(call, WRONG_SHAPE);
    await shared.page.reload();
    await expect.poll(() => shared.recovery.text('#method-3-hint')).toBe('未绑定可用的密保邮箱');
    await shared.recovery.find('#method-3:disabled');
  });

  it('a delay: the security email is enabled after the response', async () => {
    await devConsole.setFault(call, DELAY);
    await shared.page.reload();
    await expect.poll(() => shared.recovery.text('#method-3-hint')).toBe('正在查询密保邮箱');
    await shared.recovery.find('#method-3:not(:disabled)');
  });
});

describe('POST send/mail', () => {
  const call = 'POST /openapi/v2/user/send/mail';
  const shared = sharedStep('/find_password2/email', 'plain@example.com');
  beforeAll(() => shared.recovery.press('label[for=method-2]'));
  const press = () => shared.recovery.send();
  const answer = () => shared.recovery.answerCaptcha();
  testFaults(call, shared, {
    press,
    answer,
    expectFilled: async () => void (await shared.recovery.find('#method-2:checked')),
  });

  it('without a fault: one mail is sent (RECOV-11)', async () => {
    await press();
    await answer();
    await shared.recovery.at('/find_password2/email?emailQuery=success&email=plain%40example.com');
    const mails = (await devConsole.outbox()).filter(({ to }) => to === 'plain@example.com');
    expect(mails).toHaveLength(1);
  });
});

describe('POST verification/sms/code, and POST mobile/reset/password', () => {
  const shared = sharedStep('/find_password3/mobile', PHONE);
  beforeAll(async () => {
    await shared.recovery.type('smsCode', '123456');
    await shared.recovery.typeTwice(NEW_PASSWORD);
  });
  const expectFilled = async () => {
    const { recovery } = shared;
    const held = await Promise.all(
      ['phone', 'smsCode', 'password', 'confirmPassword'].map((name) => recovery.value(name)),
    );
    expect(held).toEqual([PHONE, '123456', NEW_PASSWORD, NEW_PASSWORD]);
  };
  testFaults('POST /openapi/v2/user/verification/sms/code', shared, {
    press: () => shared.recovery.press('[data-testid~=sms-button]'),
    answer: () => shared.recovery.answerCaptcha(),
    expectFilled,
  });
  testFaults('POST /openapi/v2/user/mobile/reset/password', shared, {
    press: () => shared.recovery.send(),
    expectFilled,
  });
});

describe('POST forget/mail/reset/password', () => {
  const shared = sharedStep('/find_password3/email?code=C0DE&operation=reset&email=plain@example.com');
  beforeAll(() => shared.recovery.typeTwice(NEW_PASSWORD));
  testFaults('POST /openapi/v2/user/forget/mail/reset/password', shared, {
    press: () => shared.recovery.send(),
    expectFilled: async () => {
      expect(await shared.recovery.value('password')).toBe(NEW_PASSWORD);
      expect(await shared.recovery.value('confirmPassword')).toBe(NEW_PASSWORD);
    },
  });
});
