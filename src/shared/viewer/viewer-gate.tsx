import { type ReactNode, useCallback, useState } from 'react';
import type { UserInfo } from '../../api/account';
import { css } from '../../ui/emotion';
import { useTexts } from '../../ui/language';
import { Skeleton } from '../../ui/skeleton';
import { useAreaTexts } from '../../ui/use-area-texts';
import { visuallyHidden } from '../../ui/visually-hidden.styles';
import { FailureScope, useFailure } from '../failure/use-failure';
import { RetryNotice } from '../loaded/retry-notice';
import { SignedOutNotice } from './signed-out-notice';
import type { useViewer } from './use-viewer';
import { row } from './viewer';
import { HoldProvider } from './viewer-hold';

type Props = {
  viewer: ReturnType<typeof useViewer>;
  /** Holds the place of what follows the viewer's name. */
  skeleton: ReactNode;
  children(info: UserInfo): ReactNode;
};

/** Shows a screen's content to whoever is signed in; until it is known who that is, a skeleton of its size. */
export function ViewerGate({ viewer, skeleton, children }: Props) {
  const { common } = useTexts();
  const texts = useAreaTexts('member').viewer;
  const failure = useFailure();
  const { phase, value, retry } = viewer;
  const [held, setHeld] = useState<UserInfo | null>(null);
  const hold = useCallback(() => setHeld(value), [value]);

  const info = value ?? held;
  if (info)
    return (
      <HoldProvider value={hold}>
        <FailureScope value={failure}>{children(info)}</FailureScope>
      </HoldProvider>
    );
  if (phase === 'failed') return <RetryNotice text={texts.failed} onRetry={retry} />;
  if (phase === 'signed-out') return <SignedOutNotice />;
  return (
    <>
      <span className={visuallyHidden} role="status">
        {common.loading}
      </span>
      <div className={row}>
        <Skeleton className={avatar} />
        <Skeleton className={name} />
      </div>
      {skeleton}
    </>
  );
}

const avatar = css({ flex: 'none', width: 60, height: 60, borderRadius: '50%' });
const name = css({ width: 140, height: 26 });
