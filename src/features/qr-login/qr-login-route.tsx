import { QrLoginScreen } from './qr-login-screen';

export function Screen() {
  return <QrLoginScreen backurl="" />;
}
