import { css } from './emotion';
import { token } from './tokens';

/**
 * Applied to each top-level element in a shadow root (card, dialog, toasts). Resets properties inherited from the page,
 * except `direction` and `visibility`.
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
  overflowWrap: 'break-word',
  cursor: 'auto',
});
