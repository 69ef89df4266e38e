import { type ComponentProps, useLayoutEffect, useRef, useState } from 'react';
import { session } from '#session/session';
import { Dialog } from '#ui/dialog/dialog';
import { useAreaTexts } from '#ui/hooks/use-area-texts';
import { useTexts } from '#ui/language';
import { css } from '#ui/styles/emotion';
import { token } from '#ui/styles/tokens';
import { IdentityForm } from './identity-form';
import { ThirdPartyProof } from './third-party-proof';

/**
 * Dialog that asks for the password when the server requires it for a change, or for another sign-in at a third party if the
 * account has none.
 */
export function IdentityDialog({ question, viewer }: ComponentProps<typeof ThirdPartyProof>) {
  const { identity } = useAreaTexts('settings').binding;
  const { common } = useTexts();
  const [hasPassword, setHasPassword] = useState(() => !session.getState().isOauthOnly);
  const box = useRef<HTMLDivElement>(null);
  // Runs after the dialog has opened, which focuses itself.
  useLayoutEffect(() => box.current?.querySelector('input')?.focus(), []);
  return (
    <Dialog
      title={identity.title}
      text={<p className={hint}>{hasPassword ? identity.hint : identity.thirdPartyHint}</p>}
      data-testid="identity-dialog"
      onClose={question.cancel}
    >
      <div ref={box}>
        {hasPassword ? (
          <IdentityForm
            name="passwordForChange"
            submitLabel={common.confirm}
            onPassed={question.pass}
            onNoPassword={() => setHasPassword(false)}
          />
        ) : (
          <ThirdPartyProof question={question} viewer={viewer} />
        )}
      </div>
    </Dialog>
  );
}

const hint = css({
  width: 'min(360px,100%)',
  marginBottom: 12,
  color: token('color-text-muted'),
  fontSize: token('text-s'),
});
