import { useEffect } from 'react';
import { countOf, type UnreadKind } from '#session/unread';
import { useUnread } from '#session/use-unread';
import { useTexts } from '#ui/language';
import { blinkTitle } from './title-blinker';

/** Blinks the page's title while there are unread messages of a kind, if enabled (MSG-16, OQ-25). */
export function useUnreadTitle(kind: UnreadKind, isWanted: boolean): void {
  const { titleMarker } = useTexts().badge;
  const isBlinking = countOf(useUnread(), kind) > 0 && isWanted;
  useEffect(() => (isBlinking ? blinkTitle(titleMarker) : undefined), [isBlinking, titleMarker]);
}
