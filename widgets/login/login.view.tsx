import { lazy, Suspense, useCallback, useMemo, useState } from 'react';
import { RouterProvider } from '../../src/blocks/navigation/route';
import { LoginScreen } from '../../src/features/login/login-screen';
import { isMobile } from '../../src/lib/device';
import { getSettings } from '../../src/lib/settings';
import { useHost } from '../../src/ui/host';
import { useIsLive } from '../../src/ui/use-is-live';

type Props = {
  backurl: string;
  captcha: 'puzzle' | 'click';
  variant: 'auto' | 'desktop' | 'mobile';
  standalone: boolean;
};

const InPlace = lazy(async () => ({ default: (await import('../../src/app/in-place')).InPlace }));
const here = { params: {}, query: new URLSearchParams(), state: undefined };

export function View({ backurl, captcha, variant, standalone }: Props) {
  const { element } = useHost();
  // Where a widget that stands alone has gone from the sign-in.
  const [place, setPlace] = useState('');
  // The first paint is the same for both sites; the little in which they differ comes right after it.
  const isMobileSite = useIsLive() && (variant === 'mobile' || (variant === 'auto' && isMobile()));
  const leave = useCallback(() => {
    setPlace('');
    queueMicrotask(() => element.focus());
  }, [element]);
  const router = useMemo(
    () =>
      standalone
        ? {
            route: here,
            hrefOf: (to: string) => getSettings().portalBase + to,
            go: (to: string) => {
              setPlace(to);
              return true;
            },
          }
        : null,
    [standalone],
  );
  if (standalone && place)
    return (
      <Suspense>
        <InPlace start={place} onLeave={leave} />
      </Suspense>
    );
  return (
    <RouterProvider value={router}>
      <LoginScreen backurl={backurl} captchaKind={captcha} isMobileSite={isMobileSite} />
    </RouterProvider>
  );
}
