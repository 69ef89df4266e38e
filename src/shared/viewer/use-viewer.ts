import { useEffect, useState } from 'react';
import { getUserInfo, type UserInfo } from '../../api/account';
import type { CallOptions } from '../../api/call';
import type { Query } from '../../data/use-query';
import { signedIn } from '../../session/session';
import { useSession, useViewerEpoch } from '../../session/use-session';
import { isSignedOut, useToldQuery } from '../query/use-told-query';

export type Viewer = Query<UserInfo> & {
  isSignedOut: boolean;
  /** Another viewer was shown here before. */
  isAnother: boolean;
};

/**
 * The viewer whose page this is, from the server (API-01). A viewer who signs out, here or in another tab, is no longer
 * shown, and the one who signs in instead is. A sign-in that no widget made is noticed when the viewer comes back to
 * the page.
 */
export function useViewer(): Viewer {
  const { status } = useSession();
  const epoch = useViewerEpoch();
  const [firstEpoch] = useState(epoch);
  // A page that is opened asks in any case: the server may know of a sign-in that the browser has not kept.
  const isOver = status === 'signed-out' && epoch !== firstEpoch;
  const query: Query<UserInfo> = useToldQuery(isOver ? null : 'viewer', load, {
    revalidatesOnFocus: status === 'signed-in',
  });
  const { value, error } = query;
  const [shown, setShown] = useState({ uid: '', isAnother: false });

  async function load(options: CallOptions): Promise<UserInfo> {
    const info = await getUserInfo(options);
    if (value && value.uid !== info.uid) {
      signedIn({ operatorName: info.nickName, avatarUrl: info.avatarUrl, isOauthOnly: info.isOauthOnly });
    }
    return info;
  }
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
