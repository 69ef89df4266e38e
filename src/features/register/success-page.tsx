import CircleCheck from 'lucide/dist/esm/icons/circle-check.mjs';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { SUCCESS_PAGE_MS } from '#config/limits';
import { fill } from '#i18n/fill';
import { Button } from '#ui/button';
import { useAreaTexts } from '#ui/hooks/use-area-texts';
import { useSecondsLeft } from '#ui/hooks/use-seconds-left';
import { useStay } from '#ui/hooks/use-stay';
import { Announcement } from '#ui/live/announcement';
import { StatusPage } from '#ui/status-page';

type Props = {
  title: string;
  /** Text of the countdown, with `{n}` for the remaining seconds. */
  wait: string;
  /** Label of the button that skips the countdown. */
  goNow: string;
  /** Called once, after ten seconds or when the button is pressed. */
  onLeave(): void;
};

const WAIT_ID = 'leaving';

/** Confirms the registration and continues after ten seconds (REG-30, REG-31, OQ-102). */
export function SuccessPage({ title, wait, goNow, onLeave }: Props) {
  const [endsAtMs] = useState(() => Date.now() + SUCCESS_PAGE_MS);
  const seconds = useSecondsLeft(endsAtMs);
  const { stayed } = useAreaTexts('account').success;
  const isStaying = useStay();
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
    if (seconds === 0 && !isStaying) handleEnd();
  }, [seconds, isStaying]);
  return (
    <StatusPage
      picture={CircleCheck}
      title={title}
      text={isStaying ? stayed : fill(wait, { n: seconds })}
      textId={WAIT_ID}
    >
      <Button busy={isLeaving} onClick={leave}>
        {goNow}
      </Button>
      <Announcement text={isStaying ? stayed : ''} />
    </StatusPage>
  );
}
