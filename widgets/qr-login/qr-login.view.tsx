import { QrLoginScreen } from '#features/qr-login/qr-login-screen';
import { useIsHydrated } from '#ui/hooks/use-is-hydrated';
import { renderView } from '../render-view';

type Props = { size: number; backurl: string };

export function View({ size, backurl }: Props) {
  // The prerender takes its size from the box.
  return <QrLoginScreen backurl={backurl} {...(useIsHydrated() && { size })} />;
}

export const mount = renderView(View);
