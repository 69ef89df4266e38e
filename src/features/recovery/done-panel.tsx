import { useCallback } from 'react';
import { REDIRECT_AFTER_MESSAGE_MS } from '#config/limits';
import { AccountLink } from '#shared/navigation/account-link';
import { Card } from '#ui/card';
import { useAreaTexts } from '#ui/hooks/use-area-texts';
import { useCountdown } from '#ui/hooks/use-countdown';
import { useTitleFocus } from '#ui/hooks/use-title-focus';
import { useNavigateWithSource } from './use-navigate-with-source';

/** Confirms the new password before the redirect to the sign-in (RECOV-23). */
export function DonePanel() {
  const { recovery } = useAreaTexts('account');
  const navigate = useNavigateWithSource();
  const leave = useCallback(() => navigate('Login', { replaces: true }), [navigate]);
  useCountdown(REDIRECT_AFTER_MESSAGE_MS, false, leave);

  // The focused form was removed.
  useTitleFocus();
  return (
    <Card title={recovery.reset.done} level={1}>
      <p>{recovery.reset.doneHint}</p>
      <p>
        <AccountLink to="Login">{recovery.signIn}</AccountLink>
      </p>
    </Card>
  );
}
