import { token } from './tokens';

/** Style of a list of links, one of which has `aria-current`. The links are large enough as touch targets. */
export const currentLink = {
  '& a::after': { content: 'none' },
  '@media (hover:hover)': {
    '& a:hover': { background: token('color-surface-sunken'), textDecoration: 'none' },
  },
  '& a[aria-current]': {
    background: token('color-brand-soft'),
    color: token('color-brand'),
    fontWeight: 600,
  },
  '@media (forced-colors:active)': {
    '& a[aria-current]': { outline: '2px solid Highlight', outlineOffset: -2 },
  },
} as const;
