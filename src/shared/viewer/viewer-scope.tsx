import { createContext, Fragment, useCallback, useContext, useState } from 'react';
import type { UserInfo } from '#api/member/viewer';
import { fill } from '#i18n/catalogue';
import { useViewerEpoch } from '#session/use-session';
import type { Elements } from '#ui/elements';
import { useAreaTexts } from '#ui/hooks/use-area-texts';
import { Notice } from '#ui/notice';
import { FailureProvider } from '../failure/use-report-failure';
import { ProofDialog } from '../identity/proof-dialog';
import { useInputRemoval } from '../kept-input/kept-input-store';
import { SignedOutNotice } from './signed-out-notice';
import { useReportViewerFailure } from './use-report-viewer-failure';
import type { Viewer } from './use-viewer';
import { HoldProvider } from './viewer-hold';

const ViewerContext = createContext<Viewer | null>(null);

type Props = { viewer: Viewer; children: Elements };

/**
 * Renders account screens until the viewer turns out to be signed out. When the viewer changes, the screens are
 * mounted again, so that they show nothing of the previous viewer.
 */
export function ViewerScope({ viewer, children }: Props) {
  const texts = useAreaTexts('member').viewer;
  const reportFailure = useReportViewerFailure();
  const epoch = useViewerEpoch();
  const { value, isSignedOut, isAnother } = viewer;
  const [held, setHeld] = useState<{ epoch: number; info: UserInfo | undefined } | null>(null);
  useInputRemoval(value?.uid);
  const hold = useCallback(() => setHeld({ epoch, info: value }), [epoch, value]);

  // A sign-out raises the epoch by one.
  const frozen = held && epoch <= held.epoch + 1 && isSignedOut ? held : null;
  if (isSignedOut && !frozen) return <SignedOutNotice />;
  const shown = frozen ? { ...viewer, value: frozen.info } : viewer;
  return (
    <HoldProvider value={hold}>
      <FailureProvider value={reportFailure}>
        <ViewerContext.Provider value={shown}>
          {isAnother && value && (
            <Notice data-testid="viewer-changed">
              {fill(texts.changed, { name: value.nickName || texts.noName })}
            </Notice>
          )}
          <Fragment key={frozen ? frozen.epoch : epoch}>
            {children}
            <ProofDialog />
          </Fragment>
        </ViewerContext.Provider>
      </FailureProvider>
    </HoldProvider>
  );
}

/** Returns the viewer's ID; empty outside a scope. */
export function useViewerId(): string {
  return useContext(ViewerContext)?.value?.uid ?? '';
}

/** Returns the viewer of the scope around an account screen. Throws outside a scope. */
export function useScopedViewer(): Viewer {
  const viewer = useContext(ViewerContext);
  if (!viewer) throw new Error('useScopedViewer() is used outside a viewer scope');
  return viewer;
}
