import { act } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { Screen } from '#features/phone-binding/phone-binding-screen';
import { account } from '#i18n/zh-cn/account';
import { recordSignIn, recordSignOut } from '#session/session';
import { ScreenUnderTest } from '../../../support/unit/refused-calls';

vi.mock('#ui/hooks/use-area-texts', () => ({ useAreaTexts: () => account }));

let screen: ScreenUnderTest;
afterEach(() => screen.close());

it('the phone that a viewer has typed is not bound for another one, and stays when the session ends', async () => {
  recordSignIn({ operatorName: '山间来客' });
  screen = new ScreenUnderTest(<Screen />);
  await screen.fill({ phone: '13900139000' });
  act(() => recordSignOut({ hasExpired: true }));
  expect(screen.value('phone')).toBe('13900139000');
  act(() => recordSignIn({ operatorName: '云上行人' }));
  await screen.settle();
  expect(screen.value('phone')).toBe('');
});
