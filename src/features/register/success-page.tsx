import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { SUCCESS_PAGE_MS } from '#config/limits';
import { fill } from '#i18n/catalogue';
import { Button } from '#ui/button';
import { Card } from '#ui/card';
import { useSecondsLeft } from '#ui/hooks/use-seconds-left';
import { css } from '#ui/styles/emotion';
import { ToneIcon } from '#ui/tone-icon';

type Props = {
  title: string;
  /** Text of the countdown, with `{n}` for the remaining seconds. */
  wait: string;
  /** Label of the button that skips the countdown. */
  goNow: string;
  /** Called once, after ten seconds or when the button is pressed. */
  onLeave(): void;
};

/** Confirms the registration and continues after ten seconds (REG-30, REG-31). */
export function SuccessPage({ title, wait, goNow, onLeave }: Props) {
  const [endsAtMs] = useState(() => Date.now() + SUCCESS_PAGE_MS);
  const seconds = useSecondsLeft(endsAtMs);
  const [isLeaving, setLeaving] = useState(false);
  const hasLeft = useRef(false);

  function leave() {
    if (hasLeft.current) return;
    hasLeft.current = true;
    setLeaving(true);
    onLeave();
  }
  const handleEnd = useEffectEvent(leave);
  useEffect(() => {
    if (seconds === 0) handleEnd();
  }, [seconds]);
  return (
    <Card
      level={1}
      title={
        <span className={heading}>
          <ToneIcon tone="success" />
          <span>{title}</span>
        </span>
      }
    >
      <p className={words}>{fill(wait, { n: seconds })}</p>
      <Button busy={isLeaving} onClick={leave}>
        {goNow}
      </Button>
    </Card>
  );
}

const heading = css({
  display: 'flex',
  alignItems: 'center',
  gap: 10,
  '& svg': { width: 28, height: 28 },
});
const words = css({ marginBottom: 20, fontVariantNumeric: 'tabular-nums' });
