import { afterEach, expect, it, vi } from 'vitest';
import { STORAGE_KEYS } from '#config/storage-keys';
import { Screen } from '#features/recovery/find-password1-screen';
import { account } from '#i18n/zh-cn/account';
import { tabStore } from '#lib/storage';
import { ScreenUnderTest } from '../../../support/unit/refused-calls';

vi.mock('#ui/hooks/use-area-texts', () => ({ useAreaTexts: () => account }));
vi.mock('#shared/captcha/use-captcha', () => import('../../../support/unit/passed-captcha'));

let screen: ScreenUnderTest;
afterEach(() => screen.close());

const typedAtSignIn = () => tabStore.get(STORAGE_KEYS.account);

it('the account that is chosen for a recovery takes the place of the one typed at the sign-in (RECOV-25)', async () => {
  screen = new ScreenUnderTest(<Screen />);
  tabStore.set(STORAGE_KEYS.account, 'typed@example.com');
  await screen.fill({ account: '13900139000' });
  expect(typedAtSignIn()).toBe('typed@example.com');
  await screen.submit('#account');
  expect(typedAtSignIn()).toBe('13900139000');
});
