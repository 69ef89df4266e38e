import { LoginScreen } from './login-screen';

export function Screen() {
  return <LoginScreen backurl="" captchaKind="puzzle" isMobileSite level={1} />;
}
