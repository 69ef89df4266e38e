import { useEffect, useRef } from 'react';
import { DESKTOP_PROVIDERS, MOBILE_PROVIDERS } from '#config/providers';
import { useLastWay } from '#session/use-last-way';
import { Button } from '#ui/button';
import { useTexts } from '#ui/language';
import { css } from '#ui/styles/emotion';
import { token } from '#ui/styles/tokens';
import { LAST_WAY_ID, LastWay } from './last-way';
import { LoginForm } from './login-form';
import { ProviderLinks } from './provider-links';

type Props = {
  backurl: string;
  /** Has fewer providers, and no QR code. */
  isMobileSite: boolean;
  onQr(): void;
};

/** The sign-in over a page whose viewer's session has ended. The QR code is shown in its place. */
export function LoginOver({ backurl, isMobileSite, onQr }: Props) {
  const { login } = useTexts();
  const isLast = useLastWay().way === 'qr';
  const box = useRef<HTMLDivElement>(null);
  const providerList = useRef<HTMLUListElement>(null);
  // Not a layout effect, which would run before the dialog opens and focuses itself.
  useEffect(() => box.current?.querySelector('input')?.focus(), []);
  const qrCode = !isMobileSite && (
    <Button
      variant="link"
      data-testid="to-qr"
      aria-describedby={isLast ? LAST_WAY_ID : undefined}
      onClick={onQr}
    >
      {login.toQrLogin}
    </Button>
  );
  const waysIn = {
    providers: isMobileSite ? MOBILE_PROVIDERS : DESKTOP_PROVIDERS,
    qrCode,
    focusProviders: () => providerList.current?.querySelector('a')?.focus(),
  };
  return (
    <div ref={box}>
      <LoginForm backurl={backurl} waysIn={waysIn} />
      {qrCode && (
        <div className={other}>
          {qrCode}
          {isLast && <LastWay className={besideButton} />}
        </div>
      )}
      <ProviderLinks ref={providerList} isMobileSite={isMobileSite} backurl={backurl} />
    </div>
  );
}

const other = css({ marginTop: 16, fontSize: token('text-s') });
// Over the line, so that it does not become higher.
const besideButton = css({
  '&&': { display: 'inline-flex', width: 'auto', minWidth: 0 },
  alignItems: 'center',
  marginInlineStart: 8,
  verticalAlign: 'middle',
});
