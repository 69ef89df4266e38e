import { LoginScreen } from './login-screen';

export function Screen() {
  return <LoginScreen backurl="" isMobileSite />;
}
