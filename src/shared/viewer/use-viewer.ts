import { useEffect, useRef } from 'react';
import { getUserInfo, type UserInfo } from '../../api/account';
import type { CallOptions } from '../../api/call';
import { useSession } from '../../session/use-session';
import { type Loaded, useLoaded } from '../loaded/use-loaded';

/**
 * The viewer whose page this is, from the server (API-01). Who signs out, here or in another tab, is not shown any
 * longer, and whoever signs in instead is.
 */
export function useViewer(): Loaded<UserInfo> & { retry(): void } {
  const loaded = useLoaded(loadViewer);
  const { status, since } = useSession();
  const { phase, retry } = loaded;
  const shownFor = useRef<number | null>(null);

  useEffect(() => {
    if (phase !== 'ready' && phase !== 'signed-out') {
      shownFor.current = null;
      return;
    }
    const isAnother = shownFor.current !== null && shownFor.current !== since && status === 'signed-in';
    shownFor.current = since;
    if (isAnother) retry();
  }, [phase, status, since, retry]);

  if (phase === 'ready' && status === 'signed-out') return { phase: 'signed-out', value: null, retry };
  return loaded;
}

const loadViewer = (options: CallOptions) => getUserInfo(options);
