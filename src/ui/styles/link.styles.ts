import { css } from './emotion';
import { token } from './tokens';

/**
 * Style of links and of buttons with variant `link`. The pseudo-element enlarges the touch target without affecting the
 * layout. Links in a sentence are underlined, because colour alone does not distinguish them from text.
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

/** Distinguishes a button without a box from text where colours are forced. */
export const underlinedIfForced = {
  '@media (forced-colors:active)': { textDecoration: 'underline' },
} as const;
