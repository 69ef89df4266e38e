import { css } from '../styles/emotion';
import { names } from '../styles/names';
import { visuallyHidden } from '../styles/visually-hidden.styles';
import { spin } from './spinner.styles';

/** A progress spinner with a label for screen readers. Parts: `spinner`, and the given `part`. */
export function Spinner({ label, part }: { label: string; part?: string }) {
  return (
    <span className={ring} part={names('spinner', part)} role="status">
      <span className={visuallyHidden}>{label}</span>
    </span>
  );
}

const ring = css({ display: 'inline-block', '&::before': { ...spin, display: 'block' } });
