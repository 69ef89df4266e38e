import { expect } from '@esm-bundle/chai';
import { contrast } from '../../../support/element/contrast';
import { FakeApi } from '../../../support/element/fake-api';
import { type HostPage, inside, submitForm, type, until } from '../../../support/element/host';
import { boxOf, distances, linesOf, styleOf } from '../../../support/element/look';
import { openLogin } from '../../../support/element/pages/login-page';
import { openPortalAt } from '../../../support/element/pages/portal-page';

describe('a field', () => {
  let page: HostPage;
  afterEach(() => page.close());

  async function open(attributes = '') {
    const opened = await openLogin({ html: `<cntv-login ${attributes}></cntv-login>` });
    page = opened;
    return opened.login;
  }

  it('is 96 px from the next one, with or without a message', async () => {
    const login = await open();
    expect(distances(login, '#account', '#password')).to.deep.equal([96]);
    const before = boxOf(login, 'button[type=submit]').top;
    submitForm(login);
    await until(() => inside(login, '#password-message').textContent, 'the messages');
    expect(distances(login, '#account', '#password')).to.deep.equal([96]);
    expect(boxOf(login, 'button[type=submit]').top).to.equal(before);
  });

  it('is 96 px from the next one in the registration, 98 px with a hint', async () => {
    const portal = await openPortalAt('/regist.html', new FakeApi());
    page = portal;
    await until(() => portal.part('tabs'), 'the registration');
    const fields = ['#phone', '#smsCode', '#password', '#confirmPassword'];
    expect(distances(portal.portal, ...fields)).to.deep.equal([96, 96, 98]);
  });

  it('grows with a message of two lines', async () => {
    const login = await open();
    const message = inside(login, '#account-message');
    message.textContent = '请输入正确的邮箱或手机号。'.repeat(3);
    expect(Math.round(message.getBoundingClientRect().height)).to.equal(50);
    expect(distances(login, '#account', '#password')).to.deep.equal([114]);
  });

  it('shows the password rule until there is an error, nearer to its control than to the next label', async () => {
    const portal = await openPortalAt('/regist.html', new FakeApi());
    page = portal;
    await until(() => portal.part('tabs'), 'the registration');
    const hint = inside(portal.portal, '#password-hint');
    expect(hint.textContent).to.equal('仅限8-16位，必须包含字母、数字、符号');
    const [line] = linesOf(hint);
    const above = (line?.top ?? 0) - boxOf(portal.portal, '#password').bottom;
    const below = boxOf(portal.portal, 'label[for=confirmPassword]').top - (line?.bottom ?? 0);
    expect(below - above).to.be.at.least(4);
    const before = boxOf(portal.portal, '#confirmPassword').top;
    type(inside(portal.portal, '#password'), 'short');
    inside(portal.portal, '#confirmPassword').focus({ preventScroll: true });
    await until(() => inside(portal.portal, '#password-message').textContent, 'the error');
    expect(portal.portal.shadowRoot?.querySelector('#password-hint')).to.equal(null);
    expect(boxOf(portal.portal, '#confirmPassword').top).to.equal(before);
  });

  it('keeps the reveal buttons of passwords in line beside the strength meter', async () => {
    const portal = await openPortalAt('/regist.html', new FakeApi());
    page = portal;
    await until(() => portal.part('tabs'), 'the registration');
    type(inside(portal.portal, '#password'), 'Abcdef12');
    await until(
      () => portal.portal.shadowRoot?.querySelector('[data-testid~=strength] i'),
      'the strength meter',
    );
    for (const side of ['left', 'right'] as const)
      expect(boxOf(portal.portal, '#password + button')[side]).to.equal(
        boxOf(portal.portal, '#confirmPassword + button')[side],
      );
  });

  it('aligns a checkbox with the first line of its label', async () => {
    const login = await open();
    const label = inside(login, '#autoLogin + span');
    for (const [lines, times] of [
      [1, 1],
      [2, 5],
    ] as const) {
      label.textContent = '下次自动登录'.repeat(times);
      expect(linesOf(label)).to.have.lengthOf(lines);
      const [first] = linesOf(label);
      const box = boxOf(login, '#autoLogin');
      const middle = ((first?.top ?? 0) + (first?.bottom ?? 0)) / 2;
      expect((box.top + box.bottom) / 2).to.be.closeTo(middle, 2);
    }
  });

  for (const theme of ['light', 'dark'] as const) {
    it(`has a placeholder with a contrast of at least 4.5, ${theme}`, async () => {
      const login = await open(`theme="${theme}"`);
      const { color } = styleOf(page, login, '#account', '::placeholder');
      const { backgroundColor } = styleOf(page, login, '#account');
      expect(contrast(color, backgroundColor)).to.be.at.least(4.5);
    });
  }
});
