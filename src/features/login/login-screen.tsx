import QrCode from 'lucide/dist/esm/icons/qr-code.mjs';
import { memo, useRef } from 'react';
import { DESKTOP_PROVIDERS, MOBILE_PROVIDERS } from '#config/providers';
import { useLastWay } from '#session/use-last-way';
import { useIsSignedIn } from '#session/use-session';
import { AccountLink } from '#shared/navigation/account-link';
import { Card } from '#ui/card';
import { Icon } from '#ui/icon';
import { useTexts } from '#ui/language';
import { useIsWhole } from '#ui/print';
import { css } from '#ui/styles/emotion';
import { names } from '#ui/styles/names';
import { token } from '#ui/styles/tokens';
import { ExpiredLink } from './expired-link';
import { LAST_WAY_ID, LastWay } from './last-way';
import { ROW_GAP } from './login.styles';
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
    <Card title={login.title} className={names('sign-in', screen)}>
      <ExpiredLink />
      <LoginForm backurl={backurl} waysIn={{ providers, qrCode, focusProviders }} />
      <ProviderLinks ref={providerList} isMobileSite={isMobileSite} backurl={backurl} />
      <p className={foot}>
        <span>{login.noAccount}</span>
        <AccountLink to={isMobileSite ? 'MRegister' : 'Register'} backurl={backurl}>
          {login.register}
        </AccountLink>
      </p>
      {!isMobileSite && <QrLoginLink backurl={backurl} />}
    </Card>
  );
});

// As high as a control, also beside nothing.
const screen = css({
  '& > [part=title]': {
    display: 'flex',
    alignItems: 'center',
    minHeight: token('control-height'),
    marginBottom: ROW_GAP,
  },
});
const foot = css({
  color: token('color-text-muted'),
  fontSize: token('text-s'),
  minHeight: 24,
  textAlign: 'center',
});

/** A link to the sign-in by QR code, last in the order of the focus. The tree of the loader leaves it out, because the mobile site has none. */
function QrLoginLink({ backurl }: { backurl: string }) {
  const { login } = useTexts();
  const isLast = useLastWay().way === 'qr';
  if (!useIsWhole()) return null;
  return (
    <span className={way} data-desktop="">
      {isLast && <LastWay className={aboveLink} />}
      <AccountLink
        className={withIcon}
        to="Qrcode"
        backurl={backurl}
        aria-describedby={isLast ? LAST_WAY_ID : undefined}
      >
        <Icon shapes={QrCode} size={16} />
        <span>{login.toQrLogin}</span>
      </AccountLink>
    </span>
  );
}

const way = css({
  gridArea: '1/2',
  justifySelf: 'end',
  // A long title leaves room for it.
  minWidth: 'auto',
  position: 'relative',
  alignSelf: 'center',
  marginBottom: ROW_GAP,
  fontSize: token('text-s'),
});
const withIcon = css({ display: 'flex', alignItems: 'center', gap: 6 });
// A line of text has some room above its letters.
const aboveLink = css({
  '& > span': { position: 'absolute', insetInlineEnd: 0, bottom: 'calc(100% - 5px)' },
});
