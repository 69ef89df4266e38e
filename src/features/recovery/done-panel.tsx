import CircleCheck from 'lucide/dist/esm/icons/circle-check.mjs';
import { useCallback } from 'react';
import { REDIRECT_AFTER_MESSAGE_MS } from '#config/limits';
import { AccountLink } from '#shared/navigation/account-link';
import { useAreaTexts } from '#ui/hooks/use-area-texts';
import { useCountdown } from '#ui/hooks/use-countdown';
import { useStay } from '#ui/hooks/use-stay';
import { useTitleFocus } from '#ui/hooks/use-title-focus';
import { Announcement } from '#ui/live/announcement';
import { StatusPage } from '#ui/status-page';
import { primaryLink } from '#ui/styles/button-link.styles';
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
    <StatusPage
      picture={CircleCheck}
      title={recovery.reset.done}
      text={isStaying ? success.stayed : recovery.reset.doneHint}
      textId={HINT_ID}
    >
      <AccountLink to="Login" className={primaryLink}>
        {recovery.signIn}
      </AccountLink>
      <Announcement text={isStaying ? success.stayed : ''} />
    </StatusPage>
  );
}
