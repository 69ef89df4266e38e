import { useCallback } from 'react';
import { REDIRECT_AFTER_MESSAGE_MS } from '#config/limits';
import { AccountLink } from '#shared/navigation/account-link';
import { Card } from '#ui/card';
import { useAreaTexts } from '#ui/hooks/use-area-texts';
import { useCountdown } from '#ui/hooks/use-countdown';
import { useStay } from '#ui/hooks/use-stay';
import { useTitleFocus } from '#ui/hooks/use-title-focus';
import { Announcement } from '#ui/live/announcement';
import { useNavigateWithSource } from './use-navigate-with-source';

const HINT_ID = 'leaving';

/** Confirms the new password before the redirect to the sign-in (RECOV-23, OQ-102). */
export function DonePanel() {
  const { recovery, success } = useAreaTexts('account');
  const navigate = useNavigateWithSource();
  const leave = useCallback(() => navigate('Login', { replaces: true }), [navigate]);
  const isStaying = useStay();
  useCountdown(REDIRECT_AFTER_MESSAGE_MS, isStaying, leave);

  // The focused form was removed.
  useTitleFocus();
  return (
    <Card title={recovery.reset.done} describedBy={HINT_ID}>
      <p id={HINT_ID}>{isStaying ? success.stayed : recovery.reset.doneHint}</p>
      <p>
        <AccountLink to="Login">{recovery.signIn}</AccountLink>
      </p>
      <Announcement text={isStaying ? success.stayed : ''} />
    </Card>
  );
}
