import { type ReactNode, useCallback, useState } from 'react';
import type { UserInfo } from '../../api/account';
import { fill } from '../../i18n/catalogue';
import { useAreaTexts } from '../../ui/hooks/use-area-texts';
import { Notice } from '../../ui/notice';
import { FailureProvider, useReportFailure } from '../failure/use-report-failure';
import { RetryNotice } from '../query/retry-notice';
import { SignedOutNotice } from './signed-out-notice';
import type { Viewer } from './use-viewer';
import { HoldProvider } from './viewer-hold';

type Props = {
  viewer: Viewer;
  /** Skeleton of the content. */
  skeleton: ReactNode;
  children(info: UserInfo): ReactNode;
};

/**
 * Renders the content of an account screen once the viewer is loaded; until then a skeleton of the same size.
 */
export function ViewerGate({ viewer, skeleton, children }: Props) {
  const texts = useAreaTexts('member').viewer;
  const reportFailure = useReportFailure();
  const { value, error, isSignedOut, isAnother, retry } = viewer;
  const [held, setHeld] = useState<UserInfo | undefined>();
  const hold = useCallback(() => setHeld(value), [value]);

  const info = value ?? held;
  if (info)
    return (
      <HoldProvider value={hold}>
        <FailureProvider value={reportFailure}>
          {isAnother && (
            <Notice part="viewer-changed">
              {fill(texts.changed, { name: info.nickName || texts.noName })}
            </Notice>
          )}
          {children(info)}
        </FailureProvider>
      </HoldProvider>
    );
  if (isSignedOut) return <SignedOutNotice />;
  if (error) return <RetryNotice text={texts.failed} onRetry={retry} />;
  return skeleton;
}
