import { type ReactNode, useCallback, useState } from 'react';
import type { UserInfo } from '../../api/account';
import { fill } from '../../i18n/catalogue';
import { css } from '../../ui/emotion';
import { useTexts } from '../../ui/language';
import { Notice } from '../../ui/notice';
import { Skeleton } from '../../ui/skeleton';
import { useAreaTexts } from '../../ui/use-area-texts';
import { visuallyHidden } from '../../ui/visually-hidden.styles';
import { FailureScope, useFailure } from '../failure/use-failure';
import { RetryNotice } from '../query/retry-notice';
import { SignedOutNotice } from './signed-out-notice';
import type { Viewer } from './use-viewer';
import { row } from './viewer';
import { HoldProvider } from './viewer-hold';

type Props = {
  viewer: Viewer;
  /** Skeleton of the content below the viewer's name. */
  skeleton: ReactNode;
  children(info: UserInfo): ReactNode;
};

/**
 * Renders the content of an account screen once the viewer is loaded; until then a skeleton of the same size.
 */
export function ViewerGate({ viewer, skeleton, children }: Props) {
  const { common } = useTexts();
  const texts = useAreaTexts('member').viewer;
  const failure = useFailure();
  const { value, error, isSignedOut, isAnother, retry } = viewer;
  const [held, setHeld] = useState<UserInfo | undefined>();
  const hold = useCallback(() => setHeld(value), [value]);

  const info = value ?? held;
  if (info)
    return (
      <HoldProvider value={hold}>
        <FailureScope value={failure}>
          {isAnother && (
            <Notice part="viewer-changed">
              {fill(texts.changed, { name: info.nickName || texts.noName })}
            </Notice>
          )}
          {children(info)}
        </FailureScope>
      </HoldProvider>
    );
  if (isSignedOut) return <SignedOutNotice />;
  if (error) return <RetryNotice text={texts.failed} onRetry={retry} />;
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
