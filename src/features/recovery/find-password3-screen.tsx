import { useLayoutEffect } from 'react';
import { isEmail } from '../../lib/account-rules';
import { useRoute } from '../../shared/navigation/route';
import { Loading } from '../../ui/loading';
import { DonePanel } from './done-panel';
import { Elsewhere } from './elsewhere';
import { accountTypeOf, keptRecovery } from './kept-recovery';
import { MailReset } from './mail-reset';
import { MobileReset } from './mobile-reset';
import { isDone, readBrokenLink, readMailLink } from './reset-state';
import { useReplaceState } from './use-replace-state';

/** FindPassword3: the new password, with a code by SMS or with that of a mailed link (RECOV-14 to RECOV-23). */
export function Screen() {
  const { params, query, state } = useRoute();
  const { findType = '' } = params;
  const hasCode = query.has('code');

  if (isDone(state)) return <DonePanel />;
  if (hasCode) return <Arrived findType={findType} />;
  if (findType === 'mobile') {
    const { account = '' } = keptRecovery(state) ?? {};
    if (accountTypeOf(account) !== 'mobile') return <Elsewhere to="FindPassword1" />;
    return <MobileReset mobile={account} />;
  }
  const link = readMailLink(state);
  if (link) return <MailReset link={link} findType={findType} />;
  const broken = readBrokenLink(state);
  if (broken || findType === 'email')
    return <InvalidLink email={broken?.email ?? query.get('email') ?? ''} />;
  return <Elsewhere to="FindPassword1" />;
}

/** The code in the address is a secret: it moves into the history entry, so that neither address nor referrer has it. */
function Arrived({ findType }: { findType: string }) {
  const { query } = useRoute();
  const replaceState = useReplaceState();
  useLayoutEffect(() => {
    const { code, operation, email } = Object.fromEntries(query);
    replaceState('FindPassword3', { findType }, { code, operation, email });
  }, [query, findType, replaceState]);
  return <Loading />;
}

/** A link without all it needs is as good as one that has expired (OQ-59). */
function InvalidLink({ email }: { email: string }) {
  const known: Record<string, string> = isEmail(email) ? { email } : {};
  return (
    <Elsewhere
      to="FindPassword2"
      params={{ accountType: 'email' }}
      query={{ emailQuery: 'failed', ...known }}
    />
  );
}
