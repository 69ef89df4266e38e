import { afterEach, describe, expect, it, vi } from 'vitest';
import { Screen as FindPassword1 } from '#features/recovery/find-password1-screen';
import { Screen as FindPassword2 } from '#features/recovery/find-password2-screen';
import { Screen as FindPassword3 } from '#features/recovery/find-password3-screen';
import { account } from '#i18n/zh-cn/account';
import { ScreenUnderTest } from '../../../support/unit/refused-calls';

vi.mock('#ui/hooks/use-area-texts', () => ({ useAreaTexts: () => account }));
vi.mock('#shared/captcha/use-captcha', () => import('../../../support/unit/passed-captcha'));

let screen: ScreenUnderTest;
afterEach(() => screen.close());

const PHONE = { account: '13900139000' };
const LINK = { code: 'c', operation: '1', email: 'demo@example.com' };
const MAIL = new URLSearchParams({ emailQuery: 'success', email: 'demo@example.com' });

describe('the title of each step of the recovery names it, and is announced with its number (RECOV-04, RECOV-10):', () => {
  it.each([
    ['the account', <FindPassword1 key="" />, {}, '找回密码', '第 1 步，共 3 步'],
    [
      'the method',
      <FindPassword2 key="" />,
      { params: { accountType: 'mobile' }, state: PHONE },
      '选择找回方式',
      '第 2 步，共 3 步',
    ],
    [
      'a mail that was sent',
      <FindPassword2 key="" />,
      { query: MAIL },
      '重置密码邮件已发送',
      '第 2 步，共 3 步',
    ],
    [
      'a link that has expired',
      <FindPassword2 key="" />,
      { query: new URLSearchParams({ emailQuery: 'failed' }) },
      '重置链接已失效（有效期为 12 小时）',
      '第 2 步，共 3 步',
    ],
    [
      'a password, by phone',
      <FindPassword3 key="" />,
      { params: { findType: 'mobile' }, state: PHONE },
      '重置密码',
      '第 3 步，共 3 步',
    ],
    [
      'a password, by mail',
      <FindPassword3 key="" />,
      { params: { findType: 'email' }, state: LINK },
      '重置密码',
      '第 3 步，共 3 步',
    ],
  ])('%s', async (_, view, route, name, number) => {
    screen = new ScreenUnderTest(view, route);
    await screen.settle();
    const title = screen.get('[part~=title]');
    const described = screen.get(`#${title.getAttribute('aria-describedby')}`);
    expect([title.textContent, described.textContent]).toEqual([name, number]);
  });
});
