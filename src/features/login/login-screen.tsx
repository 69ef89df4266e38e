import { memo, useRef } from 'react';
import { DESKTOP_PROVIDERS, MOBILE_PROVIDERS } from '#config/providers';
import { useIsSignedIn } from '#session/use-session';
import { AccountLink } from '#shared/navigation/account-link';
import { Card } from '#ui/card';
import { useTexts } from '#ui/language';
import { css } from '#ui/styles/emotion';
import { WITH_CODE } from '#ui/styles/for-code';
import { names } from '#ui/styles/names';
import { token } from '#ui/styles/tokens';
import { ExpiredLink } from './expired-link';
import { TITLE_GAP } from './login.styles';
import { LoginForm } from './login-form';
import { ProviderLinks } from './provider-links';
import { QrWay } from './qr-way';
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
    <Card title={login.title} className={names('sign-in', !isMobileSite && WITH_CODE, screen)}>
      <ExpiredLink />
      <LoginForm
        backurl={backurl}
        isMobileSite={isMobileSite}
        waysIn={{ providers, qrCode, focusProviders }}
      />
      <ProviderLinks ref={providerList} isMobileSite={isMobileSite} backurl={backurl} />
      <p className={foot}>
        <span>{login.noAccount}</span>
        <AccountLink to={isMobileSite ? 'MRegister' : 'Register'} backurl={backurl}>
          {login.register}
        </AccountLink>
      </p>
      {!isMobileSite && <QrWay backurl={backurl} />}
    </Card>
  );
});

// As high as a control, also beside nothing.
const screen = css({
  '& > [part=title]': {
    display: 'flex',
    alignItems: 'center',
    minHeight: token('control-height'),
    marginBottom: TITLE_GAP,
  },
});
const foot = css({
  color: token('color-text-muted'),
  fontSize: token('text-s'),
  minHeight: 24,
  textAlign: 'center',
});
