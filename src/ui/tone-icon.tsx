import type { Tone } from './notice';
import { css } from './styles/emotion';
import { stroke } from './styles/stroke';
import { token } from './styles/tokens';

const SHAPES: Record<Tone, string> = {
  info: 'M10 9v5M10 6v.01',
  error: 'M10 5.5v5M10 14v.01',
  success: 'M6 10.5l3 3 5.5-6.5',
};

/** Icon beside a message. Shape and colour both show the tone. Decorative, because the text has the same meaning. */
export function ToneIcon({ tone }: { tone: Tone }) {
  return (
    <svg className={COLOURS[tone]} viewBox="0 0 20 20" width="20" height="20" aria-hidden="true">
      <circle cx="10" cy="10" r="9" />
      <path d={SHAPES[tone]} />
    </svg>
  );
}

const COLOURS: Record<Tone, string> = {
  info: css({ ...stroke, color: token('color-brand') }),
  error: css({ ...stroke, color: token('color-danger') }),
  success: css({ ...stroke, color: token('color-success') }),
};
