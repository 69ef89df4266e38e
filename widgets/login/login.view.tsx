import { type ComponentType, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { CaptchaKind } from '#api/sign-in/captcha';
import type { InPlaceProps } from '#app/in-place';
import { STORAGE_KEYS } from '#config/storage-keys';
import { LoginScreen } from '#features/login/login-screen';
import { retryChunk } from '#lib/chunk';
import { isMobileDevice } from '#lib/device';
import { tabStore } from '#lib/storage';
import { session } from '#session/session';
import { CaptchaKindContext } from '#shared/captcha/captcha-kind';
import { useReportFailure } from '#shared/failure/use-report-failure';
import { RouterProvider } from '#shared/navigation/route';
import { portalUrl } from '#shared/navigation/route-url';
import { captureInput, restoreInput, type TypedInput } from '#ui/forms/typed-input';
import { useIsHydrated } from '#ui/hooks/use-is-hydrated';
import { useHost } from '#ui/host';
import { useIsWhole } from '#ui/print';
import { renderView } from '../render-view';
import { checkSession } from './check-session';
import { tree } from './login-print';

type Props = {
  backurl: string;
  captcha: CaptchaKind | '';
  variant: 'auto' | 'desktop' | 'mobile';
  standalone: boolean;
};

type Place = { start: string; InPlace: ComponentType<InPlaceProps> };

const loadInPlace = () => import('#app/in-place');

const here = { name: 'Login' as const, params: {}, query: new URLSearchParams(), state: undefined };

export function View({ backurl, captcha, variant, standalone }: Props) {
  // The tree of the loader is the same for both sites. The device is known after hydration.
  const isWhole = useIsWhole();
  const isAuto = useIsHydrated() && variant === 'auto';
  const isMobileSite = isAuto ? isMobileDevice() : isWhole && variant === 'mobile';
  const { place, go, ...callbacks } = usePlace();
  const { element } = useHost();
  // Ends the wait of `hideForm`. The view has replaced the form of a viewer who is signed in.
  useEffect(() => {
    const show = () => element.shadowRoot?.querySelector('div')?.removeAttribute('aria-busy');
    // Other elements and tabs may hear first that nobody is signed in.
    const follow = () => void (session.getState().status === 'signed-in' || show());
    void checkSession().then(show);
    follow();
    return session.subscribe(follow);
  }, [element]);
  const router = useMemo(
    () => (standalone ? { route: here, hrefOf: portalUrl, go } : null),
    [standalone, go],
  );
  return (
    <CaptchaKindContext value={captcha}>
      {standalone && place ? (
        <place.InPlace start={place.start} {...callbacks} />
      ) : (
        <RouterProvider value={router}>
          <LoginScreen backurl={backurl} isMobileSite={isMobileSite} />
        </RouterProvider>
      )}
    </CaptchaKindContext>
  );
}

export const mount = renderView(View, tree, true);

/**
 * State of the screen that replaces the sign-in in a standalone widget; typed values except the password are
 * restored on return.
 */
function usePlace() {
  const { element } = useHost();
  const reportFailure = useReportFailure();
  const [place, setPlace] = useState<Place | null>(null);
  const input = useRef<TypedInput>(undefined);

  const go = useCallback(
    (start: string) => {
      // The sign-in stays usable until the screens have loaded; after a failure, the next press requests them again.
      retryChunk(loadInPlace).then(({ InPlace }) => {
        input.current ??= captureInput(element.shadowRoot as ShadowRoot);
        setPlace({ start, InPlace });
      }, reportFailure);
      return true;
    },
    [element, reportFailure],
  );
  const leave = useCallback(() => setPlace(null), []);
  useEffect(() => {
    if (place || !input.current) return;
    // The account may have been registered, or typed again, meanwhile.
    if (tabStore.get(STORAGE_KEYS.account)) input.current.values.delete('account');
    void restoreInput(element.shadowRoot as ShadowRoot, input.current);
    input.current = undefined;
    element.focus();
  }, [place, element]);
  return { place, go, onBack: leave, onSignIn: leave };
}
