import { ChangePassword } from '../../shared/change-password/change-password';

/** A new password in place of the current one (PWD-01). */
export function Tab() {
  return <ChangePassword />;
}
