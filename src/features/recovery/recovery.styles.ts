import { css } from '#ui/styles/emotion';
import { token } from '#ui/styles/tokens';

export const wide = css({ width: '100%' });
/** The line below a screen's form. */
export const foot = css({
  margin: '20px 0 0',
  color: token('color-text-muted'),
  fontSize: token('text-s'),
  textAlign: 'center',
});
