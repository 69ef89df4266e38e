import { afterEach, expect, it, vi } from 'vitest';
import { Screen as FindPassword3 } from '#features/recovery/find-password3-screen';
import { Screen as MobileRegister } from '#features/register/mobile/mobile-register-screen';
import { Screen as Register } from '#features/register/register-screen';
import { account } from '#i18n/zh-cn/account';
import { ScreenUnderTest } from '../../support/unit/refused-calls';

vi.mock('#ui/hooks/use-area-texts', () => ({ useAreaTexts: () => account }));

const BY_PHONE = ['phone', 'smsCode', 'password', 'confirmMobilePassword', 'checked'];
const BY_EMAIL = ['email', 'password', 'confirmEmailPassword', 'checked'];
const LINK = { code: 'C0DE', operation: 'reset', email: 'plain@example.com' };
let screen: ScreenUnderTest;
afterEach(() => screen.close());

it.each([
  ['Register (REG-02, REG-03)', () => <Register />, {}, [BY_PHONE, BY_EMAIL]],
  ['MRegister (REG-02)', () => <MobileRegister />, {}, [BY_PHONE]],
  [
    'FindPassword3 by mobile (RECOV-16, OQ-58)',
    () => <FindPassword3 />,
    { params: { findType: 'mobile' }, state: { account: '13800138000' } },
    [['phone', 'smsCode', 'newPassword', 'confirmMobilePassword']],
  ],
  [
    'FindPassword3 by email (RECOV-17)',
    () => <FindPassword3 />,
    { params: { findType: 'email' }, state: LINK },
    [['newPassword', 'confirmEmailPassword']],
  ],
])('%s has the field names of document 2, and every ID once', (_, open, route, names) => {
  screen = new ScreenUnderTest(open(), route);
  const forms = screen.all('form') as HTMLFormElement[];
  const namesOf = (form: HTMLFormElement) =>
    [...form.querySelectorAll<HTMLInputElement>('input[name]')].map(({ name }) => name);
  expect(forms.map(namesOf)).toEqual(names);
  const ids = screen.all('[id]').map(({ id }) => id);
  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
});
