import { memo } from 'react';
import { DESKTOP_PROVIDERS, MOBILE_PROVIDERS } from '#config/providers';
import { useIsSignedIn } from '#session/use-session';
import { AccountLink } from '#shared/navigation/account-link';
import { Card } from '#ui/card';
import { useIsHydrated } from '#ui/hooks/use-is-hydrated';
import { useTexts } from '#ui/language';
import { css } from '#ui/styles/emotion';
import { token } from '#ui/styles/tokens';
import { ExpiredLink } from './expired-link';
import { LoginForm } from './login-form';
import { ProviderLinks } from './provider-links';
import { SignedInPanel } from './signed-in-panel';
import { useAlreadySignedIn } from './use-already-signed-in';

type Props = {
  backurl: string;
  /** Renders MLogin, which has fewer providers and links to the mobile registration (doc 2 § 2). */
  isMobileSite: boolean;
  /** Heading level of the title. */
  level?: 1 | 2;
};

/**
 * Login and MLogin (doc 2 § 2). A viewer who is already signed in sees a panel instead of the form. Memoized,
 * because a second render doubles the screen's memory.
 */
export const LoginScreen = memo(function LoginScreen({ backurl, isMobileSite, level = 2 }: Props) {
  const { login } = useTexts();
  const isSignedIn = useIsSignedIn();
  useAlreadySignedIn(isMobileSite);

  if (isSignedIn) return <SignedInPanel isMobileSite={isMobileSite} level={level} />;
  return (
    <Card title={login.title} level={level} className="sign-in">
      <ExpiredLink />
      <LoginForm backurl={backurl} />
      <ProviderLinks providers={isMobileSite ? MOBILE_PROVIDERS : DESKTOP_PROVIDERS} backurl={backurl} />
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
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: '8px 16px',
  color: token('color-text-muted'),
  fontSize: token('text-s'),
});

/** A link to the sign-in by QR code. The prerender leaves it out, because the mobile site has none. */
function QrLoginLink({ backurl }: { backurl: string }) {
  const { login } = useTexts();
  if (!useIsHydrated()) return null;
  return (
    <AccountLink to="Qrcode" backurl={backurl}>
      {login.toQrLogin}
    </AccountLink>
  );
}
