import { LoginScreen } from '../../src/features/login/login-screen';

/** The form as it first stands, the same on both sites. */
export const states = {
  login: () => <LoginScreen backurl="" captchaKind="puzzle" isMobileSite={false} />,
};
