import { LiveRegion } from '../live/live-region';
import { css } from '../styles/emotion';
import { visuallyHidden } from '../styles/visually-hidden.styles';
import { spin } from './spinner.styles';

/** A progress spinner with a label for screen readers. */
export function Spinner({ label }: { label: string }) {
  return (
    <LiveRegion className={ring} data-testid="spinner">
      <span className={visuallyHidden}>{label}</span>
    </LiveRegion>
  );
}

const ring = css({ display: 'inline-block', '&::before': { ...spin, display: 'block' } });
