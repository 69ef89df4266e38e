import { useState } from 'react';
import { DELETION_READING_MS } from '#config/limits';
import { fill } from '#i18n/catalogue';
import type { Elements } from '#ui/elements';
import { useAreaTexts } from '#ui/hooks/use-area-texts';
import { useSecondsLeft } from '#ui/hooks/use-seconds-left';
import { css } from '#ui/styles/emotion';
import { token } from '#ui/styles/tokens';
import { visuallyHidden } from '#ui/styles/visually-hidden.styles';

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
        <span className={count} data-testid="reading" aria-hidden="true">
          {fill(reading, { n: seconds })}
        </span>
      ) : (
        children
      )}
      {/* Screen readers announce the start and the end of the countdown, not every second. */}
      <span className={visuallyHidden} role="status">
        {isReading ? fill(readFirst, { n: DELETION_READING_MS / 1000 }) : canAgree}
      </span>
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
