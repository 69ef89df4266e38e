import { scrollShadow } from './scroll-shadow.styles';
import { token } from './tokens';

const CURRENT = '& [part~=tab]:is([aria-selected=true],[aria-current])';

/** A row of tabs, which are buttons or links: words, of which the current one is underlined. It scrolls when they do not fit. */
export const tabRow = {
  ...scrollShadow,
  position: 'relative',
  display: 'flex',
  marginBottom: 16,
  overflow: 'auto hidden',
  scrollbarWidth: 'none',
  // The line is a shadow: the tabs could not overlap a border.
  boxShadow: `inset 0 -1px ${token('color-line')}`,
  '&::-webkit-scrollbar': { display: 'none' },
  '& [part~=tab]': {
    display: 'inline-flex',
    flex: 'none',
    alignItems: 'center',
    justifyContent: 'center',
    minHeight: token('control-height'),
    border: 0,
    borderBottom: '2px solid transparent',
    borderRadius: `${token('radius-s')} ${token('radius-s')} 0 0`,
    background: 'none',
    color: token('color-text-muted'),
    font: 'inherit',
    whiteSpace: 'nowrap',
    cursor: 'pointer',
    // The row would clip an outline outside the tab.
    outlineOffset: -2,
  },
  '@media (hover:hover)': {
    '& [part~=tab]:hover': { color: token('color-text'), textDecoration: 'none' },
  },
  [CURRENT]: { borderColor: token('color-brand'), color: token('color-text'), fontWeight: 600 },
  // Forced colours show transparent borders, so only the current tab gets a visible colour there.
  '@media (forced-colors:active)': {
    '& [part~=tab]': { borderBottomColor: 'Canvas' },
    [CURRENT]: { borderBottomColor: 'Highlight' },
  },
} as const;
