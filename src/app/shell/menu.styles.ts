import { currentLink } from '#ui/styles/current-link.styles';
import { css } from '#ui/styles/emotion';
import { withMenuOnTheLeft } from '#ui/styles/member-card.styles';
import { token } from '#ui/styles/tokens';

/** The menu beside the section; without room for it, the name of the page opens it. */
export const menuBar = css({
  display: 'none',
  ...withMenuOnTheLeft({
    display: 'block',
    padding: '20px 12px',
    borderRight: `1px solid ${token('color-line')}`,
    borderRadius: `${token('radius-l')} 0 0 ${token('radius-l')}`,
    background: `color-mix(in srgb,${token('color-surface-sunken')} 60%,${token('color-surface')})`,
  }),
});

const entries = {
  display: 'grid',
  gap: 2,
  // A place without its link is an `i`.
  '& a,& i': {
    display: 'flex',
    alignItems: 'center',
    gap: 12,
    minHeight: token('control-height'),
    padding: '0 12px',
    borderRadius: token('radius-m'),
    color: token('color-text'),
  },
  '& a > span:first-of-type': { flex: 1 },
  '& svg': { color: token('color-text-muted') },
  ...currentLink,
  '& a[aria-current] > svg': { color: 'inherit' },
  '& a[aria-current] > svg > :first-child': { fill: 'currentColor', fillOpacity: 0.2 },
} as const;

export const menuEntries = css(entries);

/** The link to the settings, apart from the entries. */
export const menuSettings = css({
  ...entries,
  marginTop: 12,
  paddingTop: 12,
  borderTop: `1px solid ${token('color-line')}`,
  // The current entry is one of the pages below it.
  '& a[aria-current=true]': { background: 'none', color: token('color-text'), fontWeight: 600 },
});

/** The pages of the settings. */
export const menuPages = css({
  display: 'grid',
  gap: 2,
  '& a': { paddingLeft: 44, fontSize: token('text-s') },
});
