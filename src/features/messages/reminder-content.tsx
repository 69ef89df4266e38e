import type { Reminder } from '#api/member/messages';
import { REMINDER_LEAD_MS } from '#config/limits';
import { fill } from '#i18n/fill';
import { Media } from '#shared/list/media';
import { RecordTime } from '#shared/list/record-time';
import { useAreaTexts } from '#ui/hooks/use-area-texts';
import { ServerText } from '#ui/server-text';

/** A reminder: the programme is about to start, with its channel, its times and a link to watch it (MSG-11, MSG-12). */
export function ReminderContent({ reminder }: { reminder: Reminder }) {
  const { messages } = useAreaTexts('lists');
  const { itemName, channelName, beginsAt, reservedAt, liveUrl } = reminder;
  const { text, begins, reminded, watch } = messages.subscribe;
  return (
    <Media
      title={itemName}
      sentence={reminderSentence(text, itemName)}
      href={liveUrl}
      linkText={watch}
      isStrong={!reminder.isRead}
      details={
        <>
          {channelName && (
            <span dir="auto">
              <ServerText text={channelName} />
            </span>
          )}
          <RecordTime time={beginsAt} text={begins} />
          <RecordTime time={reservedAt} shiftMs={-REMINDER_LEAD_MS} text={reminded} />
        </>
      }
    />
  );
}

export function reminderTitle(text: string, name: string): string {
  return fill(reminderSentence(text, name), { name });
}

/** A name with title marks (《》) of its own gets no others around it. */
function reminderSentence(text: string, name: string): string {
  return name.includes('\u300a') ? text.replace(/[\u300a\u300b]/g, '') : text;
}
