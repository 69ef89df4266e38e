import { css } from './emotion';
import { token } from './tokens';

/**
 * Worn by everything that stands directly in a shadow root (card, dialog, toasts): ends what a host page hands down
 * by inheritance, except direction and visibility, which are the host's to say.
 */
export const root = css({
  font: `${token('text-m')}/${token('leading')} ${token('font')}`,
  color: token('color-text'),
  letterSpacing: 'normal',
  wordSpacing: 'normal',
  textAlign: 'start',
  textIndent: 0,
  textShadow: 'none',
  textTransform: 'none',
  whiteSpace: 'normal',
  cursor: 'auto',
});
