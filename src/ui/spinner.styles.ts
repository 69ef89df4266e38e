import { keyframes } from './emotion';
import { token } from './tokens';

const turn = keyframes({ to: { transform: 'rotate(1turn)' } });

/** A turning ring in the colour of the text around it. */
export const spin = {
  content: '""',
  width: 18,
  height: 18,
  border: '2px solid',
  borderInlineEndColor: 'transparent',
  borderRadius: '50%',
  // Forced colours would fill its gap.
  forcedColorAdjust: 'none',
  '@media (forced-colors:active)': { color: 'CanvasText' },
  animation: `${turn} calc(4*${token('calm')}) linear infinite`,
} as const;
