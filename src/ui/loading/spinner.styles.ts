import { keyframes } from '../styles/emotion';
import { token } from '../styles/tokens';

const turn = keyframes({ to: { transform: 'rotate(1turn)' } });

/** A rotating ring in the text colour. */
export const spin = {
  content: '""',
  width: 18,
  height: 18,
  border: '2px solid',
  borderInlineEndColor: 'transparent',
  borderRadius: '50%',
  // Forced colours would draw the transparent border too.
  forcedColorAdjust: 'none',
  '@media (forced-colors:active)': { color: 'CanvasText' },
  animation: `${turn} calc(4*${token('calm')}) linear infinite`,
} as const;
