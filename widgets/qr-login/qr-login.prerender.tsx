import { QrLoginScreen } from '#features/qr-login/qr-login-screen';

/** A skeleton without text, so that it is the same in every language. */
export const states = {
  qr: () => <QrLoginScreen backurl="" />,
};
