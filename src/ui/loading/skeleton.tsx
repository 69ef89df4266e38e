import type { ComponentProps } from 'react';
import { css, keyframes } from '../styles/emotion';
import { names } from '../styles/names';
import { token } from '../styles/tokens';

/**
 * Placeholder for content that is being loaded; give it the size of that content. It appears after 200 ms, so that it
 * does not flicker when loading is fast.
 */
export function Skeleton({ className, part, ...rest }: ComponentProps<'div'>) {
  return (
    <div {...rest} className={names(shape, className)} part={names('skeleton', part)} aria-hidden="true" />
  );
}

const appear = keyframes({ from: { opacity: 0 } });
const breathe = keyframes({ '50%': { opacity: 0.5 } });

const shape = css({
  // Visible with forced colours only, which remove the background.
  border: '1px solid transparent',
  borderRadius: token('radius-s'),
  background: token('color-line'),
  animation: `${appear} ${token('fast')} 200ms backwards,${breathe} 1.6s 320ms infinite`,
});
