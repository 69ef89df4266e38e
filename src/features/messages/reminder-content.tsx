import type { Reminder } from '#api/member/messages';
import { REMINDER_LEAD_MS } from '#config/limits';
import { fill } from '#i18n/catalogue';
import { shownTime } from '#lib/time/shanghai-time';
import { Media } from '#shared/list/media';
import { useAreaTexts } from '#ui/hooks/use-area-texts';

/** A reminder: the programme is about to start, with its channel, its times and a link to watch it (MSG-11, MSG-12). */
export function ReminderContent({ reminder }: { reminder: Reminder }) {
  const { messages, list } = useAreaTexts('lists');
  const { itemName, channelName, beginsAt, reservedAt, liveUrl } = reminder;
  const { text, begins, reminded, watch } = messages.subscribe;
  const begin = shownTime(beginsAt);
  const remindedAt = shownTime(reservedAt, -REMINDER_LEAD_MS);
  return (
    <Media
      title={fill(text, { name: itemName.trim() || list.untitled })}
      href={liveUrl}
      linkText={watch}
      isStrong={!reminder.isRead}
      details={
        <>
          {channelName && <span dir="auto">{channelName}</span>}
          {begin && <span>{fill(begins, { time: begin })}</span>}
          {remindedAt && <span>{fill(reminded, { time: remindedAt })}</span>}
        </>
      }
    />
  );
}
