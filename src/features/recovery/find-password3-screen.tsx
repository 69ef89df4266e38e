import { useLayoutEffect } from 'react';
import { isEmail } from '#lib/account-rules';
import { useRoute } from '#shared/navigation/route';
import { Loading } from '#ui/loading/loading';
import { DonePanel } from './done-panel';
import { accountTypeOf, loadRecovery } from './recovery-state';
import { MailResetForm } from './reset/mail-reset-form';
import { PhoneResetForm } from './reset/phone-reset-form';
import { isDone, readBrokenLink, readMailLink } from './reset/reset-state';
import { StepRedirect } from './step-redirect';
import { useReplaceState } from './use-replace-state';

/** FindPassword3: sets a new password with an SMS code or the code of a reset mail (RECOV-14 to RECOV-23). */
export function Screen() {
  const { params, query, state } = useRoute();
  const { findType = '' } = params;
  const hasCode = query.has('code');

  if (isDone(state)) return <DonePanel />;
  if (hasCode) return <CodeInUrl findType={findType} />;
  if (findType === 'mobile') {
    const { account = '' } = loadRecovery(state) ?? {};
    if (accountTypeOf(account) !== 'mobile') return <StepRedirect to="FindPassword1" />;
    return <PhoneResetForm phone={account} />;
  }
  const link = readMailLink(state);
  if (link) return <MailResetForm link={link} findType={findType} />;
  const broken = readBrokenLink(state);
  if (broken || findType === 'email')
    return <InvalidLink email={broken?.email ?? query.get('email') ?? ''} />;
  return <StepRedirect to="FindPassword1" />;
}

/** Moves the secret code from the URL to the history state, so that neither URL nor referrer contains it. */
function CodeInUrl({ findType }: { findType: string }) {
  const { query } = useRoute();
  const replaceState = useReplaceState();
  useLayoutEffect(() => {
    const { code, operation, email } = Object.fromEntries(query);
    replaceState('FindPassword3', { findType }, { code, operation, email });
  }, [query, findType, replaceState]);
  return <Loading />;
}

/** A link with missing parameters is treated like an expired one (OQ-59). */
function InvalidLink({ email }: { email: string }) {
  const known: Record<string, string> = isEmail(email) ? { email } : {};
  return (
    <StepRedirect
      to="FindPassword2"
      params={{ accountType: 'email' }}
      query={{ emailQuery: 'failed', ...known }}
    />
  );
}
