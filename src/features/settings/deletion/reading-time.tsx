import { useState } from 'react';
import { DELETION_READING_MS } from '#config/limits';
import { fill } from '#i18n/fill';
import type { Elements } from '#ui/elements';
import { useAreaTexts } from '#ui/hooks/use-area-texts';
import { useSecondsLeft } from '#ui/hooks/use-seconds-left';
import { Announcement } from '#ui/live/announcement';
import { css } from '#ui/styles/emotion';
import { token } from '#ui/styles/tokens';

/**
 * Counts down ten seconds, then renders its children in the same place (CANCEL-01, CANCEL-02). Part:
 * `reading`.
 */
export function ReadingTime({ children }: { children: Elements }) {
  const { reading, readFirst, canAgree } = useAreaTexts('settings').cancellation;
  const [endsAtMs] = useState(() => Date.now() + DELETION_READING_MS);
  const seconds = useSecondsLeft(endsAtMs);
  const isReading = seconds > 0;
  return (
    <div className={place}>
      {isReading ? (
        <span className={count} data-testid="reading">
          {fill(reading, { n: seconds })}
        </span>
      ) : (
        children
      )}
      {/* The beginning and the end, not every second. */}
      <Announcement text={isReading ? fill(readFirst, { n: DELETION_READING_MS / 1000 }) : canAgree} />
    </div>
  );
}

const place = css({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  minHeight: token('control-height'),
});
const count = css({
  color: token('color-text-muted'),
  fontSize: token('text-s'),
  fontVariantNumeric: 'tabular-nums',
});
