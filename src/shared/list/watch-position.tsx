import Check from 'lucide/dist/esm/icons/check.mjs';
import type { WatchRecord } from '#api/member/history';
import { fill } from '#i18n/fill';
import { clockTime } from '#lib/time/clock-time';
import { useAreaTexts } from '#ui/hooks/use-area-texts';
import { Icon } from '#ui/icon';

/** The playback position of a watched video (HIST-04, HIST-05). */
export function WatchPosition({ item: { isFinished, positionSeconds } }: { item: WatchRecord }) {
  const { history } = useAreaTexts('lists');
  if (!isFinished && positionSeconds === null) return null;
  const time = clockTime(positionSeconds ?? 0);
  return (
    <>
      {isFinished && <Icon shapes={Check} size={16} />}
      <span data-testid="position">{isFinished ? history.finished : fill(history.watchedTo, { time })}</span>
    </>
  );
}
