import { LoginScreen } from './login-screen';

// For the sign-in over a page.
export { LoginOver } from './login-over';

export function Screen() {
  return <LoginScreen backurl="" isMobileSite={false} />;
}
