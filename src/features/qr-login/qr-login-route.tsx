import { useAreaTexts } from '#ui/hooks/use-area-texts';
import { QrLoginScreen } from './qr-login-screen';

// For the sign-in over a page.
export { QrLoginScreen } from './qr-login-screen';

export function Screen() {
  const { titles } = useAreaTexts('portal');
  return <QrLoginScreen backurl="" title={titles.pages.Qrcode} />;
}
