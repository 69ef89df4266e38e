import { css } from './emotion';
import { names } from './names';
import { spin } from './spinner.styles';
import { visuallyHidden } from './visually-hidden.styles';

/** A progress spinner with a label for screen readers. Parts: `spinner`, and the given `part`. */
export function Spinner({ label, part }: { label: string; part?: string }) {
  return (
    <span className={ring} part={names('spinner', part)} role="status">
      <span className={visuallyHidden}>{label}</span>
    </span>
  );
}

const ring = css({ display: 'inline-block', '&::before': { ...spin, display: 'block' } });
