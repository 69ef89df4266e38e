import { AccountLink } from '#shared/navigation/account-link';
import { QrPanel } from '#shared/qr-login/qr-panel';
import { Card } from '#ui/card';
import type { Elements } from '#ui/elements';
import { useTexts } from '#ui/language';

type Props = {
  backurl: string;
  /** Heading of the page; a widget within a page has none. */
  title?: string;
  /** Width and height of the code in pixels; defaults to the size set on the host element. */
  size?: number;
  /** Replaces the link to the sign-in with a password. */
  toLogin?: Elements;
};

/** Signing in by QR code (doc 2 § 2). */
export function QrLoginScreen({ backurl, title, size, toLogin }: Props) {
  const { qr } = useTexts();
  return (
    <Card title={title}>
      <QrPanel backurl={backurl} size={size}>
        {toLogin ?? (
          <AccountLink to="Login" backurl={backurl}>
            {qr.toLogin}
          </AccountLink>
        )}
      </QrPanel>
    </Card>
  );
}
