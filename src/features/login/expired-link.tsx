import { lazy, Suspense } from 'react';
import type { CaptchaKind } from '../../api/captcha';
import { useIsLive } from '../../ui/use-is-live';

const ActivationPanel = lazy(async () => {
  const { ActivationPanel } = await import('./activation-panel');
  return { default: ActivationPanel };
});

/** The panel for an expired activation link, whenever the address carries `emailQuery` (doc 2 § 2, OQ-35). */
export function ExpiredLink({ captchaKind }: { captchaKind: CaptchaKind }) {
  const query = new URLSearchParams(useIsLive() ? location.search : '');
  if (!query.has('emailQuery')) return null;
  return (
    <Suspense>
      <ActivationPanel email={query.get('email') ?? ''} captchaKind={captchaKind} />
    </Suspense>
  );
}
