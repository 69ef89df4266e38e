import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import type { Provider } from '#config/providers';
import { Button } from '#ui/button';
import { usePageConfig } from '#ui/hooks/use-page-config';
import { useTexts } from '#ui/language';
import { MessageText, serviceHref } from '#ui/message-text';
import { css } from '#ui/styles/emotion';
import { token } from '#ui/styles/tokens';

/** The ways to sign in without this captcha, on the screen of a sign-in. */
export type WaysIn = {
  providers: readonly Provider[];
  /** The control that leads to the QR code. */
  qrCode: ReactNode;
  focusProviders(): void;
};

export const HELP_ID = 'captcha-help';

type Props = { waysIn: WaysIn | undefined; onClose(): void };

/** For viewers who cannot pass a captcha: the other ways to sign in (WCAG 3.3.8), elsewhere the customer service. */
export function CaptchaHelp({ waysIn, onClose }: Props) {
  const { captcha } = useTexts();
  const service = serviceHref(usePageConfig('links'), usePageConfig('servicePhone'));
  return (
    <div id={HELP_ID} className={help}>
      {waysIn && <OtherWays {...waysIn} onClose={onClose} />}
      {!waysIn && service && (
        <p>
          <MessageText text={captcha.contact} />
        </p>
      )}
    </div>
  );
}

function OtherWays({ providers, qrCode, focusProviders, onClose }: WaysIn & { onClose(): void }) {
  const { captcha, login } = useTexts();
  function handleProviders() {
    // A field below a modal dialog cannot take the focus.
    flushSync(onClose);
    focusProviders();
  }
  return (
    <>
      <span>{captcha.otherWays}</span>
      {qrCode}
      <Button variant="link" data-testid="to-providers" onClick={handleProviders}>
        {providers.map((provider) => login.providers[provider]).join(captcha.wordSeparator)}
      </Button>
    </>
  );
}

const help = css({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '4px 16px',
  // As wide as the captcha above.
  width: 0,
  minWidth: '100%',
  '&:not(:empty)': { marginTop: 12 },
  '& p': { margin: 0 },
  color: token('color-text-muted'),
  fontSize: token('text-s'),
});
