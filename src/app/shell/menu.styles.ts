import { currentLink } from '#shared/route-tabs/current-link.styles';
import { css } from '#ui/styles/emotion';
import { scrollShadow } from '#ui/styles/scroll-shadow.styles';
import { token } from '#ui/styles/tokens';
import { withMenuOnTheLeft } from './shell-layout';

/** The menu and the link to the settings: a column, or a line above the section in a narrow card. */
export const menuBar = css({
  display: 'flex',
  minHeight: 57,
  borderStyle: 'solid',
  borderColor: token('color-line'),
  borderWidth: '0 0 1px',
  ...withMenuOnTheLeft({
    display: 'grid',
    alignContent: 'start',
    minHeight: 0,
    padding: '20px 12px',
    borderWidth: '0 1px 0 0',
  }),
  '& a': {
    flex: 'none',
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: 8,
    minHeight: token('control-height'),
    padding: '0 12px',
    borderRadius: token('radius-m'),
    color: token('color-text'),
    whiteSpace: 'nowrap',
  },
  ...currentLink,
});

/** The entries; in a narrow card, a row that scrolls. */
export const menuEntries = css({
  position: 'relative',
  display: 'flex',
  flex: 1,
  gap: 2,
  minWidth: 0,
  padding: '6px 8px',
  // Its background stays inside the corner of the card.
  borderTopLeftRadius: token('radius-l'),
  overflowX: 'auto',
  scrollbarWidth: 'none',
  '&::-webkit-scrollbar': { display: 'none' },
  ...scrollShadow,
  ...withMenuOnTheLeft({ display: 'grid', padding: 0, overflowX: 'visible', background: 'none' }),
});

/** The link to the settings, apart from the entries. */
export const menuSettings = css({
  padding: '6px 8px',
  borderStyle: 'solid',
  borderColor: token('color-line'),
  borderWidth: '0 0 0 1px',
  ...withMenuOnTheLeft({ marginTop: 12, padding: '12px 0 0', borderWidth: '1px 0 0' }),
});
