import { ChangePassword } from '#shared/change-password/change-password';

/** Tab for changing the password (PWD-01). */
export function Tab() {
  return <ChangePassword />;
}
