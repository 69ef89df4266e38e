import { currentLink } from '../../shared/route-tabs/current-link.styles';
import { css } from '../../ui/styles/emotion';
import { token } from '../../ui/styles/tokens';
import { withMenuOnTheLeft } from './shell-layout';

/** A column of entries; in a narrow card, a row that scrolls. */
export const menuLook = css({
  position: 'relative',
  display: 'flex',
  gap: 2,
  minHeight: 57,
  padding: '6px 8px',
  borderStyle: 'solid',
  borderColor: token('color-line'),
  borderWidth: '0 0 1px',
  overflowX: 'auto',
  scrollbarWidth: 'none',
  '&::-webkit-scrollbar': { display: 'none' },
  ...withMenuOnTheLeft({
    display: 'grid',
    alignContent: 'start',
    gap: 2,
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
