import { css } from './emotion';
import { token } from './tokens';

const box = {
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  minHeight: token('control-height'),
  padding: '8px 20px',
  borderRadius: token('radius-m'),
  fontSize: token('text-m'),
  lineHeight: 1.4,
  textDecoration: 'none',
  // The box is large enough as a touch target.
  '&::after': { content: 'none' },
} as const;

/** Look of a primary action that is a link. */
export const primaryLink = css({
  '&&': {
    ...box,
    // Visible only with forced colours, which remove the background.
    border: '1px solid transparent',
    background: token('color-brand'),
    color: token('color-on-brand'),
    fontWeight: 600,
    '@media (hover:hover)': {
      '&:hover': {
        background: token('color-brand-hover'),
        color: token('color-on-brand'),
        textDecoration: 'none',
      },
    },
  },
});

/** Look of a secondary action that is a link, like a quiet button. */
export const quietLink = css({
  '&&': {
    ...box,
    border: `1px solid ${token('color-control-edge')}`,
    color: 'inherit',
    '@media (hover:hover)': {
      '&:hover': { background: token('color-surface-sunken'), color: 'inherit', textDecoration: 'none' },
    },
  },
});
