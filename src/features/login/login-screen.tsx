import { memo, useRef } from 'react';
import { DESKTOP_PROVIDERS, MOBILE_PROVIDERS } from '#config/providers';
import { useLastWay } from '#session/use-last-way';
import { useIsSignedIn } from '#session/use-session';
import { AccountLink } from '#shared/navigation/account-link';
import { Card } from '#ui/card';
import { useTexts } from '#ui/language';
import { useIsWhole } from '#ui/print';
import { css } from '#ui/styles/emotion';
import { token } from '#ui/styles/tokens';
import { ExpiredLink } from './expired-link';
import { LAST_WAY_ID, LastWay } from './last-way';
import { LoginForm } from './login-form';
import { ProviderLinks } from './provider-links';
import { SignedInPanel } from './signed-in-panel';
import { useAlreadySignedIn } from './use-already-signed-in';

type Props = {
  backurl: string;
  /** Renders MLogin, which has fewer providers and links to the mobile registration (doc 2 § 2). */
  isMobileSite: boolean;
};

/**
 * Login and MLogin (doc 2 § 2). A viewer who is already signed in sees a panel instead of the form. Memoized,
 * because a second render doubles the screen's memory.
 */
export const LoginScreen = memo(function LoginScreen({ backurl, isMobileSite }: Props) {
  const { login } = useTexts();
  const isSignedIn = useIsSignedIn();
  useAlreadySignedIn(isMobileSite);
  const providerList = useRef<HTMLUListElement>(null);
  const providers = isMobileSite ? MOBILE_PROVIDERS : DESKTOP_PROVIDERS;
  const focusProviders = () => providerList.current?.querySelector('a')?.focus();

  const qrCode = !isMobileSite && (
    <AccountLink to="Qrcode" backurl={backurl}>
      {login.toQrLogin}
    </AccountLink>
  );

  if (isSignedIn) return <SignedInPanel isMobileSite={isMobileSite} />;
  return (
    <Card title={login.title} className="sign-in">
      <ExpiredLink />
      <LoginForm backurl={backurl} waysIn={{ providers, qrCode, focusProviders }} />
      <ProviderLinks ref={providerList} isMobileSite={isMobileSite} backurl={backurl} />
      <p className={foot}>
        <span>
          <span>{login.noAccount}</span>
          <AccountLink to={isMobileSite ? 'MRegister' : 'Register'} backurl={backurl}>
            {login.register}
          </AccountLink>
        </span>
        {!isMobileSite && <QrLoginLink backurl={backurl} />}
      </p>
    </Card>
  );
});

const foot = css({
  position: 'relative',
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: '8px 16px',
  color: token('color-text-muted'),
  fontSize: token('text-s'),
});

/** A link to the sign-in by QR code. The tree of the loader leaves it out, because the mobile site has none. */
function QrLoginLink({ backurl }: { backurl: string }) {
  const { login } = useTexts();
  const isLast = useLastWay().way === 'qr';
  if (!useIsWhole()) return null;
  return (
    <span data-desktop="">
      {isLast && <LastWay className={besideLink} />}
      <AccountLink to="Qrcode" backurl={backurl} aria-describedby={isLast ? LAST_WAY_ID : undefined}>
        {login.toQrLogin}
      </AccountLink>
    </span>
  );
}

// Above the link, or below it if the link has a line of its own: the foot is then more than 3em high.
const besideLink = css({
  justifyContent: 'flex-end',
  '& > span': { position: 'absolute', top: 'clamp(-26px,(100% - 3em)*999,100% - 4px)' },
  '@container (width<240px)': { justifyContent: 'flex-start' },
});
