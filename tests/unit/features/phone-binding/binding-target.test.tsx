import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Screen } from '../../../../src/features/phone-binding/phone-binding-screen';
import { account } from '../../../../src/i18n/account/zh-cn';
import { ScreenUnderTest } from '../refused-calls';

vi.mock('../../../../src/ui/hooks/use-area-texts', () => ({ useAreaTexts: () => account }));

const follow = vi.spyOn(location, 'assign');
let screen: ScreenUnderTest;
beforeEach(() => {
  follow.mockReset();
});
afterEach(() => screen.close());

it.each([
  ['/news/1.html', [new URL('/news/1.html', location.href).href]],
  ['//evil.example/', []],
  ['https://evil.example/', []],
  ['javascript:alert(1)', []],
  ['', []],
])(
  'after binding a phone with the service %j, the next page is %j (PHONE-05, PHONE-06)',
  async (service, targets) => {
    screen = new ScreenUnderTest(<Screen />, { query: new URLSearchParams({ service }) });
    await screen.fill({ phone: '13900139000', pictureCode: 'abcd' });
    await screen.press('[data-testid~=sms-button]');
    await screen.fill({ smsCode: '123456' });
    await screen.submit('#phone');
    const [call] = screen.callsTo('/mobile/binding');
    expect(call?.fields.filter(([name]) => name === 'service').map(([, value]) => value)).toEqual(targets);
    expect(screen.toasts()).toContain('提交成功！');
    expect(follow).not.toHaveBeenCalled();
    await screen.pass(3_000);
    expect(follow.mock.calls).toEqual(targets.map((target) => [target]));
  },
);
