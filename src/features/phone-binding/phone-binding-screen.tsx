import { ProofDialog } from '#shared/identity/proof-dialog';
import { RouteLink } from '#shared/navigation/route-link';
import { Card } from '#ui/card';
import { useAreaTexts } from '#ui/hooks/use-area-texts';
import { useTexts } from '#ui/language';
import { Notice } from '#ui/notice';
import { ToneIcon } from '#ui/tone-icon';
import { PhoneBindingForm } from './phone-binding-form';
import { usePhoneBinding } from './use-phone-binding';
import { useViewerKey } from './use-viewer-key';

/** Authentication: the screen for binding a phone (doc 2 § 2). */
export function Screen() {
  // Another viewer must not bind the phone that the former one has typed.
  return <PhoneBinding key={useViewerKey()} />;
}

function PhoneBinding() {
  const { phoneBinding } = useAreaTexts('account');
  const { login } = useTexts();
  const { submission, isBound } = usePhoneBinding();
  return (
    <Card title={phoneBinding.title} level={1}>
      {isBound ? (
        <Notice tone="success">
          <ToneIcon tone="success" />
          <span>{phoneBinding.bound}</span>
          <RouteLink to="UserHome">{login.toUserHome}</RouteLink>
        </Notice>
      ) : (
        <>
          <PhoneBindingForm submission={submission} />
          <ProofDialog />
        </>
      )}
    </Card>
  );
}
