import { useEffect, useEffectEvent, useState } from 'react';
import { getUserInfo, type UserInfo } from '#api/member/viewer';
import { ERROR_CODES } from '#config/error-codes';
import { VIEWER_FRESH_MS } from '#config/limits';
import { revalidate } from '#data/resource-changes';
import type { Query } from '#data/use-query';
import { ApiError, isSignedOut } from '#lib/api-error';
import { session } from '#session/session';
import { useSession, useViewerEpoch } from '#session/use-session';
import { useReportedQuery } from '../query/use-reported-query';
import { useReportViewerFailure } from './use-report-viewer-failure';

const RESOURCE = 'viewer';

export type Viewer = Query<UserInfo> & {
  isSignedOut: boolean;
  /** Whether this viewer has replaced another one on this page. */
  isAnother: boolean;
};

/**
 * Loads the signed-in viewer (API-01). Follows sign-out and sign-in in this and other tabs. A sign-in made outside the
 * widgets is noticed when the page gets the focus again, or another request of this or another tab learns the new name.
 */
export function useViewer(): Viewer {
  const { status, checkedAt, operatorName } = useSession();
  const epoch = useViewerEpoch();
  const [first] = useState({ epoch, checkedAt });
  // The first request is made even when signed out: the server may know of a newer sign-in. Any other call of the page
  // may then respond first that the viewer is signed out.
  const isOver = status === 'signed-out' && (epoch !== first.epoch || checkedAt > first.checkedAt);
  const report = useReportViewerFailure();
  const query: Query<UserInfo> = useReportedQuery(
    isOver ? null : [RESOURCE],
    // Other elements of the page ask who the viewer is.
    (options) => getUserInfo({ ...options, isKept: options.takesKept }, value),
    {
      revalidatesOnFocus: status === 'signed-in',
      freshMs: VIEWER_FRESH_MS,
      report: (cause, rules) => report(refusalOf(cause), rules),
    },
  );
  const { value, error, isLoading } = query;
  const [shown, setShown] = useState({ uid: '', isAnother: false });

  const followName = useEffectEvent((name: string) => {
    if (value && !isLoading && name !== value.nickName) revalidate(RESOURCE);
  });
  useEffect(() => followName(operatorName), [operatorName]);
  useEffect(() => {
    if (!value) return;
    setShown((before) => {
      if (before.uid === value.uid) return before;
      return { uid: value.uid, isAnother: before.uid !== '' };
    });
  }, [value]);
  return {
    ...query,
    isSignedOut: isOver || isSignedOut(error),
    isAnother: shown.isAnother && shown.uid === value?.uid,
  };
}

/** The session's end aborts the request, whichever call of the page was refused first, also one that reports no failure. */
function refusalOf(cause: unknown): unknown {
  if ((cause as ApiError).kind !== 'aborted' || !session.getState().hasExpired) return cause;
  return new ApiError({ kind: 'refused', request: '', code: ERROR_CODES.notLoggedIn });
}
