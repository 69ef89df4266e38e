import { token } from '#ui/styles/tokens';

/** The look of a number of unread messages. 18 px high at the default size of 12 px. */
export const BADGE_LOOK = {
  minWidth: '1.5em',
  padding: '0 .4em',
  borderRadius: '.75em',
  background: token('color-unread'),
  color: '#fff',
  font: `600 ${token('text-xs')}/1.5 ${token('font')}`,
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'center',
} as const;
