import { expect } from '@esm-bundle/chai';
import { type Answer, type Call, FakeApi } from '../../support/element/fake-api';
import { type HostPage, inside, type, until } from '../../support/element/host';
import { openPortalAt } from '../../support/element/pages/portal-page';
import { puzzle } from '../../support/element/puzzle';
import { step } from '../../support/step';

const INFO = 'GET /openapi/v2/user/info';
const BINDINGS = 'GET /openapi/v2/user/binding/info';
const BIND = 'POST /openapi/v2/user/binding/email';
const CHANGE = 'POST /openapi/v2/user/modify/binding/email';
const VERIFY = 'POST /openapi/v2/user/verification/password';
const MAIL = 'POST /openapi/v2/user/send/mail';
const SMS = 'POST /openapi/v2/user/verification/sms/code';
const BIND_PHONE = 'POST /openapi/v2/user/verification/mobile/binding';
const OK: Answer = { data: {} };

let page: HostPage;
afterEach(() => page.closeWithoutErrors());

const bindings = (email: string, status: number, mobile = ''): Answer => ({
  data: { binding_email: email, binding_email_status: status, binding_mobile: mobile, user_type: 7 },
});
const NONE = bindings('', 0);
const PENDING = bindings('a@example.org', 1);
const ACTIVE = bindings('a@example.org', 2, '13700137000');

type Options = { tab?: 'email' | 'mobile'; query?: string; account?: string };

/** Opens one of the two sub-tabs of the binding accounts. */
async function open(
  bound: Answer,
  answers: Record<string, Answer | ((call: Call) => Answer)> = {},
  { tab = 'email', query = '', account = 'demo@example.com' }: Options = {},
) {
  const info = { data: { uid: 1, nick_name: '山间来客', account } };
  const api = new FakeApi({ ...puzzle.answers, [INFO]: info, [BINDINGS]: bound, ...answers });
  const opened = await openPortalAt(`/account/bindingAccount${query}`, api);
  page = opened;
  const { portal } = opened;
  (await until(() => portal.shadowRoot?.querySelector<HTMLElement>(`#tab-${tab}`), 'the sub-tab')).click();
  await until(() => !inside(portal, `#panel-${tab}`).hidden, 'the panel');
  return { api, portal, panel: `#panel-${tab}` };
}

const words = (portal: HTMLElement, selector: string) =>
  portal.shadowRoot?.querySelector(selector)?.textContent ?? null;
const view = (portal: HTMLElement, panel: string) =>
  portal.shadowRoot?.querySelector<HTMLElement>(`${panel} [data-step]`)?.dataset.step;
const focused = (portal: HTMLElement) => portal.shadowRoot?.activeElement;
const press = (portal: HTMLElement, selector: string) => inside(portal, selector).click();
const fill = (portal: HTMLElement, name: string, text: string) => {
  const field = inside<HTMLInputElement>(portal, `#${name}`);
  field.value = '';
  type(field, text);
};
const says = (portal: HTMLElement, name: string, text: string) =>
  until(() => words(portal, `#${name}-message`) === text, `"${text}" under ${name}`);
const shows = (portal: HTMLElement, panel: string, name: string) =>
  until(() => view(portal, panel) === name, `the view "${name}" in ${panel}`);
const toast = (portal: HTMLElement, text: string) =>
  until(
    () =>
      [...(portal.shadowRoot?.querySelectorAll('[part=toast]') ?? [])].some(({ textContent }) =>
        textContent?.includes(text),
      ),
    `the toast "${text}"`,
  );

/** Enters the password of an identity check. */
async function passCheck(portal: HTMLElement, panel: string, name: string) {
  fill(portal, name, ' pass word ');
  press(portal, `${panel} [type=submit]`);
}

describe('a security email', () => {
  it('is bound with one field (BIND-06, BIND-12, BIND-13, BIND-16, BIND-07, API-30)', async () => {
    const { api, portal, panel } = await open(NONE, { [BIND]: OK });
    expect(view(portal, panel)).to.equal('none');
    expect(portal.shadowRoot?.querySelectorAll(`${panel} input`)).to.have.length(1);
    press(portal, `${panel} [type=submit]`);
    await says(portal, 'email', '请输入邮箱');
    fill(portal, 'email', 'a@example');
    press(portal, `${panel} [type=submit]`);
    await says(portal, 'email', '请输入正确的邮箱');
    expect(api.to(BIND)).to.have.length(0);
    fill(portal, 'email', ' a@example.org ');
    api.answers[BINDINGS] = PENDING;
    press(portal, `${panel} [type=submit]`);
    await shows(portal, panel, 'pending');
    await until(() => words(portal, `${panel} [part~=notice]`) === '激活邮件已发送，链接 12 小时内有效');
    expect(words(portal, `${panel} [data-testid~=bound]`)).to.equal('a@example.org');
    expect(api.to(BIND).map(({ fields }) => fields.email)).to.deep.equal(['a@example.org']);
    await until(() => api.to(BINDINGS).length === 2, 'the server is asked again');
  });

  it('can be corrected before its activation, prefilled with its address (BIND-09)', async () => {
    const { portal, panel } = await open(PENDING, { [BIND]: { code: -21034 } });
    press(portal, `${panel} [data-testid~=edit]`);
    await shows(portal, panel, 'edit');
    expect(focused(portal)?.textContent).to.equal('修改邮箱');
    expect(inside<HTMLInputElement>(portal, '#email').value).to.equal('a@example.org');
    fill(portal, 'email', 'b@example.org');
    press(portal, `${panel} [type=submit]`);
    await toast(portal, '该邮箱已被其他账号绑定');
    await says(portal, 'email', '该邮箱已被其他账号绑定');
    expect(inside<HTMLInputElement>(portal, '#email').value).to.equal('b@example.org');
    press(portal, `${panel} [data-testid~=cancel]`);
    await shows(portal, panel, 'pending');
    expect(words(portal, `${panel} [data-testid~=bound]`)).to.equal('a@example.org');
    expect(focused(portal)?.textContent).to.equal('激活密保邮箱');
  });

  it('is sent another activation mail after a captcha (BIND-10, TOAST-05, API-42, MAIL-01)', async () => {
    const { api, portal, panel } = await open(PENDING, { [MAIL]: OK });
    press(portal, `${panel} [data-testid~=resend]`);
    await puzzle.pass(page, portal);
    await toast(portal, '激活邮件发送成功，请注意查收！');
    const [{ fields } = { fields: {} }] = api.to(MAIL);
    expect(fields).to.include({ email: 'a@example.org', send_type: '2', captcha_pass_code: 'P4SS' });
  });

  it('is reloaded when the viewer returns from the mailbox (BIND-07, BIND-08)', async () => {
    const { api, portal, panel } = await open(PENDING);
    page.document.addEventListener('click', (event) => event.preventDefault(), { once: true });
    press(portal, `${panel} [data-testid~=mailbox]`);
    api.answers[BINDINGS] = ACTIVE;
    page.window.dispatchEvent(new page.window.Event('focus'));
    await shows(portal, panel, 'active');
    expect(api.to(BINDINGS)).to.have.length(2);
  });

  it('shows an expired link until another mail is sent (BIND-11, OQ-72)', async () => {
    for (const query of ['?emailQuery=failed', '?emailQuery', '?emailQuery=SUCCESS']) {
      const { portal, panel } = await open(PENDING, {}, { query });
      const said = await until(() => words(portal, `${panel} [data-testid~=email-state]`), 'the state');
      expect(said, query).to.equal('链接已过期，请重新发送激活邮件');
      page.close();
    }
    let isBroken = true;
    const send = () => (isBroken ? { code: -21047 } : OK);
    const { portal, panel } = await open(PENDING, { [MAIL]: send }, { query: '?emailQuery=failed' });
    await until(() => words(portal, `${panel} [part~=notice]`) === '链接已过期，请重新发送激活邮件');
    press(portal, `${panel} [data-testid~=resend]`);
    await puzzle.pass(page, portal);
    await toast(portal, '邮件发送过于频繁，请 24 小时后再试');
    expect(words(portal, `${panel} [data-testid~=email-state]`)).to.equal('链接已过期，请重新发送激活邮件');
    isBroken = false;
    inside(portal, `${panel} [data-testid~=resend]`).focus();
    press(portal, `${panel} [data-testid~=resend]`);
    await puzzle.pass(page, portal);
    const sent = '激活邮件已发送，链接 12 小时内有效';
    await until(() => words(portal, `${panel} [data-testid~=email-state]`) === sent, 'the mail is sent');
    // The pressed button keeps the focus.
    expect(focused(portal)).to.equal(inside(portal, `${panel} [data-testid~=resend]`));
  });

  it('confirms its activation only after the activation link (BIND-08, OQ-72)', async () => {
    const notice = (panel: string) => `${panel} [data-testid~=email-state]`;
    for (const [bound, query, said] of [
      [ACTIVE, '?emailQuery=success', '密保邮箱激活成功'],
      [ACTIVE, '?emailQuery=failed', null],
      [ACTIVE, '', null],
      // The signed-in viewer is not the owner of the link.
      [PENDING, '?emailQuery=success', '激活邮件已发送，链接 12 小时内有效'],
      [NONE, '?emailQuery=success', null],
    ] as const) {
      const { portal, panel } = await open(bound, {}, { query });
      await until(() => view(portal, panel), 'the view');
      await until(() => words(portal, notice(panel)) === said, `${said} at ${query}`);
      page.close();
    }
  });

  it('is changed in two steps once active: the password, then both addresses', async () => {
    let isWrong = true;
    const verify = () => (isWrong ? { code: -21003 } : OK);
    const { api, portal, panel } = await open(ACTIVE, { [VERIFY]: verify, [CHANGE]: OK });
    await step('the change begins with the password (BIND-08, BIND-17)', async () => {
      expect(words(portal, `${panel} [data-testid~=bound]`)).to.equal('a@example.org');
      inside(portal, `${panel} [data-testid~=change]`).focus();
      press(portal, `${panel} [data-testid~=change]`);
      await shows(portal, panel, 'check');
      expect(focused(portal)?.textContent).to.equal('验证身份');
      press(portal, `${panel} [type=submit]`);
      await says(portal, 'passwordForEmail', '请输入密码');
      expect(api.to(VERIFY)).to.have.length(0);
    });
    await step('a wrong password has a message at its field (BIND-17, API-27)', async () => {
      await passCheck(portal, panel, 'passwordForEmail');
      await says(portal, 'passwordForEmail', '当前密码不正确');
      expect(words(portal, '[part=toast]')).to.equal(null);
      expect(focused(portal)?.id).to.equal('passwordForEmail');
    });
    await step('the right one is sent with its spaces, and not kept', async () => {
      isWrong = false;
      press(portal, `${panel} [type=submit]`);
      await shows(portal, panel, 'change');
      expect(api.to(VERIFY).map(({ fields }) => fields.password)).to.deep.equal([
        ' pass word ',
        ' pass word ',
      ]);
      expect(focused(portal)?.textContent).to.equal('修改密保邮箱');
      expect(portal.shadowRoot?.innerHTML).not.to.contain('pass word');
    });

    await step('each address has messages (BIND-12, BIND-13, BIND-14, BIND-15)', async () => {
      press(portal, `${panel} [type=submit]`);
      await says(portal, 'email', '请输入当前邮箱');
      await says(portal, 'newEmail', '请输入新邮箱');
      fill(portal, 'email', 'a@example.org');
      fill(portal, 'newEmail', 'b@');
      press(portal, `${panel} [type=submit]`);
      await says(portal, 'newEmail', '请输入正确的邮箱');
      fill(portal, 'newEmail', 'A@example.org');
      press(portal, `${panel} [type=submit]`);
      await says(portal, 'newEmail', '新旧邮箱不能相同');
      expect(api.to(CHANGE)).to.have.length(0);
    });
    await step(
      'both are sent, and the new one waits for its activation (BIND-18, API-31, TOAST-03)',
      async () => {
        fill(portal, 'newEmail', 'b@example.org');
        api.answers[BINDINGS] = bindings('b@example.org', 1);
        press(portal, `${panel} [type=submit]`);
        await toast(portal, '修改密保邮箱成功！');
        const [{ fields } = { fields: {} }] = api.to(CHANGE);
        expect(fields).to.deep.include({ email: 'a@example.org', new_email: 'b@example.org' });
        await shows(portal, panel, 'pending');
        expect(words(portal, `${panel} [data-testid~=bound]`)).to.equal('b@example.org');
      },
    );
  });

  it('names the account for password managers, hidden from screen readers', async () => {
    const { portal, panel } = await open(ACTIVE);
    press(portal, `${panel} [data-testid~=change]`);
    await shows(portal, panel, 'check');
    const name = inside<HTMLInputElement>(portal, `${panel} [autocomplete=username]`);
    expect([name.value, name.tabIndex, name.getAttribute('aria-hidden')]).to.deep.equal([
      'demo@example.com',
      -1,
      'true',
    ]);
    expect(name.form).to.equal(inside<HTMLInputElement>(portal, '#passwordForEmail').form);
    expect(inside<HTMLInputElement>(portal, '#passwordForEmail').autocomplete).to.equal('current-password');
  });

  it('and a phone need a portal account; other viewers are prompted to register (BIND-26, PERM-06, OQ-75)', async () => {
    const { portal } = await open(NONE, {}, { account: 'oauth' });
    for (const panel of ['#panel-email', '#panel-mobile']) {
      expect(words(portal, `${panel} [data-testid~=register]`)).to.contain(
        '您目前使用第三方账号登录，请先注册央视网账号',
      );
      expect(portal.shadowRoot?.querySelectorAll(`${panel} input`)).to.have.length(0);
    }
  });
});

describe('the phone', () => {
  const phone = (bound: Answer, answers: Record<string, Answer | ((call: Call) => Answer)> = {}) =>
    open(bound, { [VERIFY]: OK, [SMS]: OK, [BIND_PHONE]: OK, ...answers }, { tab: 'mobile' });

  it('is bound after the password, the number and the code', async () => {
    let isWrong = true;
    const bind = () => (isWrong ? { code: -21012 } : OK);
    const { api, portal, panel } = await phone(NONE, { [BIND_PHONE]: bind });
    await step('the password is asked for first (BIND-19)', async () => {
      expect(view(portal, panel)).to.equal('check');
      fill(portal, 'passwordForPhone', '   ');
      press(portal, `${panel} [type=submit]`);
      await says(portal, 'passwordForPhone', '请输入密码');
      fill(portal, 'passwordForPhone', 'secret');
      press(portal, `${panel} [type=submit]`);
      await shows(portal, panel, 'form');
      expect(focused(portal)?.getAttribute('data-testid')).to.equal('step-title');
    });

    const button = () => inside<HTMLButtonElement>(portal, '[data-testid~=sms-button]');
    const isOff = () => button().getAttribute('aria-disabled') === 'true';
    await step('a code is sent after a captcha, and not again for some time (BIND-20, BIND-21)', async () => {
      expect(isOff()).to.equal(true);
      fill(portal, 'phone', '13900139000');
      await until(() => !isOff(), 'the button');
      button().click();
      await puzzle.pass(page, portal);
      await until(() => /^1[78]\d 秒后可重新发送$/.test(button().textContent ?? ''), 'the countdown');
      expect(isOff()).to.equal(true);
      const [{ fields: sms } = { fields: {} }] = api.to(SMS);
      expect(sms).to.include({ mobile: '13900139000', send_type: '3', captcha_pass_code: 'P4SS' });
    });

    await step('a missing and a wrong code have messages, and the number stays', async () => {
      press(portal, `${panel} [type=submit]`);
      await says(portal, 'smsCode', '请输入手机验证码');
      fill(portal, 'smsCode', '123456');
      press(portal, `${panel} [type=submit]`);
      await says(portal, 'smsCode', '手机验证码错误，请重新输入');
      expect(inside<HTMLInputElement>(portal, '#phone').value).to.equal('13900139000');
    });
    await step(
      'number and code are sent, and the number is bound (BIND-22, API-32, TOAST-04, OQ-88)',
      async () => {
        isWrong = false;
        api.answers[BINDINGS] = bindings('', 0, '13900139000');
        press(portal, `${panel} [type=submit]`);
        await toast(portal, '验证手机成功！');
        const { fields } = api.to(BIND_PHONE).at(-1) ?? { fields: {} };
        expect(fields)
          .to.include({ mobile: '13900139000', sms_code: '123456' })
          .and.not.to.have.property('service');
        await until(() => words(portal, `${panel} [data-testid~=bound]`) === '13900139000', 'the number');
      },
    );
  });

  it('is shown as returned by the server and changed from step 0 on (BIND-19, BIND-22)', async () => {
    const { portal, panel } = await phone(bindings('', 0, '137****7000'));
    expect(words(portal, `${panel} [data-testid~=bound]`)).to.equal('137****7000');
    press(portal, `${panel} [data-testid~=change]`);
    await shows(portal, panel, 'check');
    await passCheck(portal, panel, 'passwordForPhone');
    await shows(portal, panel, 'form');
    expect(words(portal, `${panel} [data-testid=step-title]`)).to.equal('更换手机号');
    expect(words(portal, `${panel} [data-testid=step-title] + p`)).to.equal('请验证新手机号。');
    expect(words(portal, `${panel} [type=submit]`)).to.equal('确认更换');
    expect(inside<HTMLInputElement>(portal, '#phone').value).to.equal('');
    press(portal, `${panel} [data-testid~=cancel]`);
    await shows(portal, panel, 'bound');
    expect(focused(portal)?.getAttribute('data-testid')).to.equal('step-title');
  });

  it('takes no focus in a hidden panel (BIND-19)', async () => {
    let answer: (answer: Answer) => void = () => {};
    const verify = () =>
      new Promise<Answer>((resolve) => {
        answer = resolve;
      });
    const { api, portal, panel } = await phone(NONE, { [VERIFY]: verify as never });
    await passCheck(portal, panel, 'passwordForPhone');
    await until(() => api.to(VERIFY).length === 1, 'the call');
    inside(portal, '#tab-info').focus();
    press(portal, '#tab-info');
    answer(OK);
    await shows(portal, panel, 'form');
    expect(focused(portal)?.id).to.equal('tab-info');
  });
});
