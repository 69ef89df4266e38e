import { act } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Screen } from '#features/phone-binding/phone-binding-screen';
import { account } from '#i18n/zh-cn/account';
import { ScreenUnderTest } from '../../../support/unit/refused-calls';

vi.mock('#ui/hooks/use-area-texts', () => ({ useAreaTexts: () => account }));

const follow = vi.spyOn(location, 'assign');
let screen: ScreenUnderTest;
beforeEach(() => {
  follow.mockReset();
});
afterEach(() => screen.close());

type Row = [query: Record<string, string>, target: string, services: string[]];
const at = (path: string) => new URL(path, location.href).href;
const HOME = at('/index.html');
const FOREIGN = ['//evil.example/', 'https://evil.example/', 'javascript:alert(1)', ''];

it.each<Row>([
  [{ service: '/news/1.html' }, at('/news/1.html'), [at('/news/1.html')]],
  [{ service: '/news/1.html', backurl: '/news/2.html' }, at('/news/1.html'), [at('/news/1.html')]],
  [{ backurl: '/news/2.html' }, at('/news/2.html'), []],
  [{ service: 'https://evil.example/', backurl: '/news/2.html' }, at('/news/2.html'), []],
  ...FOREIGN.map((service): Row => [{ service }, HOME, []]),
  ...FOREIGN.map((backurl): Row => [{ backurl }, HOME, []]),
  [{}, HOME, []],
])(
  'after binding a phone with the query %j, the next page is %s (PHONE-05, PHONE-06, OQ-30)',
  async (query, target, services) => {
    screen = new ScreenUnderTest(<Screen />, {
      query: new URLSearchParams(query),
    });
    await screen.fill({ phone: '13900139000', pictureCode: 'abcd' });
    await screen.press('[data-testid~=sms-button]');
    await screen.fill({ smsCode: '123456' });
    await screen.submit('#phone');
    const [call] = screen.callsTo('/mobile/binding');
    expect(call?.fields.filter(([name]) => name === 'service').map(([, value]) => value)).toEqual(services);
    expect(screen.toasts()).toContain('提交成功！');
    expect(follow).not.toHaveBeenCalled();
    await screen.pass(3_000);
    expect(follow.mock.calls).toEqual([[target]]);
  },
);

it('a viewer who stays after binding a phone hears that the page does (OQ-102)', async () => {
  screen = new ScreenUnderTest(<Screen />);
  await screen.fill({ phone: '13900139000', pictureCode: 'abcd' });
  await screen.press('[data-testid~=sms-button]');
  await screen.fill({ smsCode: '123456' });
  await screen.submit('#phone');
  act(() => void screen.element.dispatchEvent(new Event('pointerdown')));
  await screen.pass(100);
  const spoken = screen.all('[role=status]').map(({ textContent }) => textContent);
  expect(spoken).toContain('已取消自动跳转');
  await screen.pass(6_000);
  expect(follow).not.toHaveBeenCalled();
});
