import { useEffect, useState } from 'react';
import { Button } from './button';
import { useTexts } from './language';
import { LiveRegion } from './live/live-region';
import { css } from './styles/emotion';
import { token } from './styles/tokens';

type Props = {
  label: string;
  /** The part that is done, up to 1; undefined while it is not known. */
  done: number | undefined;
  /** How long the work lasts before this is shown. */
  delayMs: number;
  onCancel(): void;
};

/** The progress of work that takes long, with a button that cancels it. */
export function Progress({ label, done, delayMs, onCancel }: Props) {
  const { common } = useTexts();
  const [isShown, setShown] = useState(false);
  useEffect(() => {
    const timer = setTimeout(setShown, delayMs, true);
    return () => clearTimeout(timer);
  }, [delayMs]);

  if (!isShown) return null;
  return (
    <div className={row}>
      <LiveRegion>{label}</LiveRegion>
      <progress className={bar} value={done} aria-label={label} data-testid="progress" />
      <Button variant="link" data-testid="cancel" onClick={onCancel}>
        {common.cancel}
      </Button>
    </div>
  );
}

const row = css({ display: 'flex', alignItems: 'center', gap: 8, fontSize: token('text-s') });
const bar = css({ flex: '0 1 160px', minWidth: 0, accentColor: token('color-brand') });
