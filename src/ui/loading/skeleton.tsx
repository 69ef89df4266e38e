import { type ComponentProps, useRef } from 'react';
import { css, keyframes } from '../styles/emotion';
import { names } from '../styles/names';
import { token } from '../styles/tokens';
import { useContinuousDelay } from './use-continuous-delay';

/** A skeleton appears after this time, so that it does not flicker when loading is fast. */
const DELAY_MS = 200;
const BREATHING_DELAY_MS = 320;

/** Placeholder for content that is being loaded; give it the size of that content. */
export function Skeleton({ className, part, ...rest }: ComponentProps<'div'>) {
  const box = useRef<HTMLDivElement>(null);
  useContinuousDelay(box, [DELAY_MS, BREATHING_DELAY_MS]);
  return (
    <div
      {...rest}
      ref={box}
      className={names(shape, className)}
      part={names('skeleton', part)}
      aria-hidden="true"
    />
  );
}

const appear = keyframes({ from: { opacity: 0 } });
const breathe = keyframes({ '50%': { opacity: 0.5 } });

const shape = css({
  // Visible with forced colours only, which remove the background.
  border: '1px solid transparent',
  borderRadius: token('radius-s'),
  background: token('color-line'),
  animation: `${appear} ${token('fast')} ${DELAY_MS}ms backwards,${breathe} 1.6s ${BREATHING_DELAY_MS}ms infinite`,
});
