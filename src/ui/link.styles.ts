import { css } from './emotion';
import { token } from './tokens';

/**
 * A link's look, also worn by buttons of variant `link`. The area to press is as tall as a finger needs without
 * moving the neighbours; inside a sentence colour alone would not tell a link from the text.
 */
export const linkLook = css({
  position: 'relative',
  borderRadius: 2,
  color: token('color-brand'),
  textDecoration: 'none',
  textUnderlineOffset: 3,
  '&::after': { content: '""', position: 'absolute', inset: '-11px -6px' },
  'p &,label &': { textDecoration: 'underline' },
  '@media (hover:hover)': { '&:hover': { color: token('color-brand-hover'), textDecoration: 'underline' } },
});
