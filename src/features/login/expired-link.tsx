import type { CaptchaKind } from '../../api/captcha';
import { LazyPlace, useChunk } from '../../ui/lazy';
import { useIsLive } from '../../ui/use-is-live';

/** The panel for an expired activation link, shown if the URL has `emailQuery` (doc 2 § 2, OQ-35). */
export function ExpiredLink({ captchaKind }: { captchaKind: CaptchaKind }) {
  const query = new URLSearchParams(useIsLive() ? location.search : '');
  if (!query.has('emailQuery')) return null;
  return (
    <LazyPlace placeholder={null}>
      <Panel email={query.get('email') ?? ''} captchaKind={captchaKind} />
    </LazyPlace>
  );
}

type PanelProps = { email: string; captchaKind: CaptchaKind };

const load = () => import('./activation-panel');

function Panel(props: PanelProps) {
  const { ActivationPanel } = useChunk(load);
  return <ActivationPanel {...props} />;
}
