import { css } from './emotion';
import { token } from './tokens';

/** The ground of an icon that stands for a row or a tile. */
export const iconTile = css({
  display: 'grid',
  placeItems: 'center',
  width: 36,
  height: 36,
  // Visible only with forced colours, which remove the background.
  border: '1px solid transparent',
  borderRadius: token('radius-s'),
  background: token('color-brand-soft'),
  color: token('color-brand'),
});
