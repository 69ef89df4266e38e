import { QrLoginScreen } from '../../src/features/qr-login/qr-login-screen';

/** A skeleton, without words and so the same in every language. */
export const states = {
  qr: () => <QrLoginScreen backurl="" />,
};
