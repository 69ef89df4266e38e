import { LoginScreen } from '#features/login/login-screen';

/** Initial state of the form, the same on both sites. */
export const states = {
  login: () => <LoginScreen backurl="" isMobileSite={false} />,
};
