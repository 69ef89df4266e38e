import { useState } from 'react';
import { REDIRECT_AFTER_MESSAGE_MS } from '#config/limits';
import { useIsSignedIn, useViewerEpoch } from '#session/use-session';
import { ProofDialog } from '#shared/identity/proof-dialog';
import { RouteLink } from '#shared/navigation/route-link';
import { Card } from '#ui/card';
import { useAreaTexts } from '#ui/hooks/use-area-texts';
import { useCountdown } from '#ui/hooks/use-countdown';
import { useStay } from '#ui/hooks/use-stay';
import { useTexts } from '#ui/language';
import { Announcement } from '#ui/live/announcement';
import { Notice } from '#ui/notice';
import { ToneIcon } from '#ui/tone-icon';
import { PhoneBindingForm } from './phone-binding-form';
import { usePhoneBinding } from './use-phone-binding';

/** Authentication: the screen for binding a phone (doc 2 § 2). */
export function Screen() {
  // Another viewer must not bind the phone that the former one has typed.
  return <PhoneBinding key={useViewerKey()} />;
}

function PhoneBinding() {
  const { phoneBinding } = useAreaTexts('account');
  const { submission, isBound, leave } = usePhoneBinding();
  return (
    <Card title={phoneBinding.title}>
      {isBound ? (
        <Bound onLeave={leave} />
      ) : (
        <>
          <ProofDialog />
          <PhoneBindingForm submission={submission} />
        </>
      )}
    </Card>
  );
}

/** Shown for three seconds, or until the viewer goes on by the link (OQ-102). */
function Bound({ onLeave }: { onLeave(): void }) {
  const { phoneBinding, success } = useAreaTexts('account');
  const { login } = useTexts();
  const [leave] = useState(() => onLeave);
  const isStaying = useStay();
  useCountdown(REDIRECT_AFTER_MESSAGE_MS, isStaying, leave);
  return (
    <>
      <Notice tone="success" action={<RouteLink to="UserHome">{login.toUserHome}</RouteLink>}>
        <ToneIcon tone="success" />
        <span>{phoneBinding.bound}</span>
      </Notice>
      <Announcement text={isStaying ? success.stayed : ''} />
    </>
  );
}

/**
 * Returns a key that changes when another viewer has signed in. The end of a session is no change: the form then still has
 * to redirect to the sign-in.
 */
function useViewerKey(): number {
  const epoch = useViewerEpoch();
  const isSignedIn = useIsSignedIn();
  const [key, setKey] = useState(epoch);
  if (isSignedIn && key !== epoch) setKey(epoch);
  return key;
}
