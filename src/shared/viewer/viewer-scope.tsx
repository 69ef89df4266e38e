import { createContext, Fragment, useCallback, useContext, useLayoutEffect, useRef, useState } from 'react';
import type { UserInfo } from '#api/member/viewer';
import { useViewerEpoch } from '#session/use-session';
import type { Elements } from '#ui/elements';
import { FilledText } from '#ui/filled-text';
import { useAreaTexts } from '#ui/hooks/use-area-texts';
import { Notice } from '#ui/notice';
import { ServerText } from '#ui/server-text';
import { css } from '#ui/styles/emotion';
import { FailureProvider } from '../failure/use-report-failure';
import { ProofDialog } from '../identity/proof-dialog';
import { useInputRemoval } from '../kept-input/kept-input-store';
import { RetryNotices, type ShownReasons } from '../query/retry-notice';
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
  const [reasons] = useState<ShownReasons>(() => new Map());
  useInputRemoval(value?.uid);
  const hold = useCallback(() => setHeld({ epoch, info: value }), [epoch, value]);

  // A sign-out raises the epoch by one.
  const frozen = held && epoch <= held.epoch + 1 && isSignedOut ? held : null;
  const isOver = isSignedOut && !frozen;
  const shown = frozen ? { ...viewer, value: frozen.info } : viewer;
  const focus = useFocusOnNotice(isOver);
  const content = isOver ? (
    <SignedOutNotice />
  ) : (
    <HoldProvider value={hold}>
      <FailureProvider value={reportFailure}>
        <ViewerContext.Provider value={shown}>
          {isAnother && value && (
            <Notice data-testid="viewer-changed">
              <p>
                <FilledText
                  text={texts.changed}
                  values={{ name: <ServerText text={value.nickName || texts.noName} /> }}
                />
              </p>
            </Notice>
          )}
          <Fragment key={frozen ? frozen.epoch : epoch}>
            <ProofDialog viewer={value} />
            <RetryNotices value={reasons}>{children}</RetryNotices>
          </Fragment>
        </ViewerContext.Provider>
      </FailureProvider>
    </HoldProvider>
  );
  return (
    <div {...focus} className={scope}>
      {content}
    </div>
  );
}

/** The same margin as that of a notice next to the title. */
const scope = css({ '[part~=title] + & > [part~=notice]': { marginBottom: 20 } });

/**
 * Focuses the notice of an ended session if the focus was in what it replaces; it does not move from elsewhere.
 * @returns attributes of the element around both
 */
function useFocusOnNotice(isShown: boolean) {
  const box = useRef<HTMLDivElement>(null);
  // Kept by React's events, which are not dispatched when the focused element is removed.
  const hasFocus = useRef(false);
  useLayoutEffect(() => {
    const notice = isShown && hasFocus.current && box.current?.querySelector<HTMLElement>('[part~=notice]');
    if (!notice) return;
    notice.tabIndex = -1;
    notice.focus();
  }, [isShown]);
  return {
    ref: box,
    onFocus() {
      hasFocus.current = true;
    },
    onBlur() {
      hasFocus.current = false;
    },
  };
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
