import { afterEach, expect, it, vi } from 'vitest';
import { Screen } from '#features/phone-binding/phone-binding-screen';
import { account } from '#i18n/zh-cn/account';
import { ScreenUnderTest } from '../../../support/unit/refused-calls';

vi.mock('#ui/hooks/use-area-texts', () => ({ useAreaTexts: () => account }));

const SMS = '/verification/sms/code';
const SUBMIT = 'button[type=submit]';
let screen: ScreenUnderTest;
afterEach(() => screen.close());

it('shows the code field and enables the submit only after a code was sent (PHONE-04)', async () => {
  screen = new ScreenUnderTest(<Screen />, {}, { [SMS]: { code: -23001 } });
  const isShown = () => [screen.has('#smsCode'), screen.has(`${SUBMIT}:not([aria-disabled])`)];
  expect(isShown()).toEqual([false, false]);
  await screen.fill({ phone: '13900139000', pictureCode: 'abcd' });
  expect(isShown()).toEqual([false, false]);
  await screen.press('[data-testid~=sms-button]');
  expect(screen.callsTo(SMS)).toHaveLength(1);
  expect(isShown()).toEqual([false, false]);
  screen.answers[SMS] = (request) => request.answer({ code: 0 });
  await screen.fill({ pictureCode: 'abcd' });
  await screen.press('[data-testid~=sms-button]');
  expect(isShown()).toEqual([true, true]);
});

it('says what is missing when it is submitted before a code was sent (PHONE-04, OQ-101)', async () => {
  screen = new ScreenUnderTest(<Screen />);
  const focused = () => (screen.get('form').getRootNode() as ShadowRoot).activeElement;
  expect(screen.get(SUBMIT).getAttribute('aria-disabled')).toBe('true');
  await screen.submit('#phone');
  expect([screen.message('phone'), screen.message('getCode')]).toEqual([
    '请输入手机号',
    '请先获取并填写手机验证码',
  ]);
  expect(focused()).toBe(screen.get('#phone'));
  await screen.fill({ phone: '13900139000' });
  await screen.submit('#phone');
  const button = screen.get('[data-testid~=sms-button]');
  expect([focused(), button.getAttribute('aria-describedby')]).toEqual([button, 'getCode-message']);
  expect(screen.callsTo('/verification/mobile/binding')).toEqual([]);
});
