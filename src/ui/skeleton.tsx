import type { ComponentProps } from 'react';
import { css, keyframes } from './emotion';
import { names } from './names';
import { token } from './tokens';

/**
 * Holds the place of something that is being loaded; give it the final size. It appears after 200 ms, so that what
 * comes at once never flickers. Parts: `skeleton`, and the given `part`.
 */
export function Skeleton({ className, part, ...rest }: ComponentProps<'div'>) {
  return (
    <div {...rest} className={names(shape, className)} part={names('skeleton', part)} aria-hidden="true" />
  );
}

const appear = keyframes({ from: { opacity: 0 } });
const breathe = keyframes({ '50%': { opacity: 0.5 } });

const shape = css({
  // Only seen with forced colours, which take the background away.
  border: '1px solid transparent',
  borderRadius: token('radius-s'),
  background: token('color-line'),
  animation: `${appear} ${token('fast')} 200ms backwards,${breathe} 1.6s 320ms infinite`,
});
