import { AccountLink } from '../../shared/navigation/account-link';
import { useIsHydrated } from '../../ui/hooks/use-is-hydrated';
import { useTexts } from '../../ui/language';
import { css } from '../../ui/styles/emotion';

/** A link to the sign-in by QR code, at the end of its line. The prerender leaves it out, because the mobile site has none. */
export function QrLoginLink({ backurl }: { backurl: string }) {
  const { login } = useTexts();
  if (!useIsHydrated()) return null;
  return (
    <span className={end}>
      <AccountLink to="Qrcode" backurl={backurl}>
        {login.toQrLogin}
      </AccountLink>
    </span>
  );
}

const end = css({ float: 'right' });
