import { isEmail } from '#lib/account-rules';
import { useRoute } from '#shared/navigation/route';
import { MethodChoice } from './method-choice';
import { accountTypeOf, loadRecovery } from './recovery-state';
import { MailResult } from './reset/mail-result';
import { StepRedirect } from './step-redirect';

/**
 * FindPassword2: choice of the recovery method, or, with `emailQuery`, the result of a reset mail (doc 2 § 2,
 * RECOV-05 to RECOV-13).
 */
export function Screen() {
  const { params, query, state } = useRoute();
  const recovery = loadRecovery(state);

  const result = query.get('emailQuery');
  if (result !== null) {
    const email = query.get('email') ?? '';
    return <MailResult key={result} isSent={result === 'success'} email={isEmail(email) ? email : ''} />;
  }
  const accountType = recovery && accountTypeOf(recovery.account);
  if (!recovery || !accountType || !['mobile', 'email'].includes(params.accountType ?? ''))
    return <StepRedirect to="FindPassword1" />;
  return <MethodChoice recovery={recovery} accountType={accountType} />;
}
