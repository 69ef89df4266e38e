import { QrLoginScreen } from '../../src/features/qr-login/qr-login-screen';
import { useIsHydrated } from '../../src/ui/hooks/use-is-hydrated';

type Props = { size: number; backurl: string };

export function View({ size, backurl }: Props) {
  // The prerender takes its size from the box.
  return <QrLoginScreen backurl={backurl} {...(useIsHydrated() && { size })} />;
}
