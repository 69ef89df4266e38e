import { useRef } from 'react';
import type { RouteName } from '#config/paths';
import type { Elements } from '#ui/elements';
import { useInSight } from '#ui/hooks/use-in-sight';
import { css } from '#ui/styles/emotion';
import { scrollShadow } from '#ui/styles/scroll-shadow.styles';
import { token } from '#ui/styles/tokens';
import type { UrlParams } from '../navigation/address';
import { RouteLink } from '../navigation/route-link';
import { currentLink } from './current-link.styles';

type Props = {
  /** Accessible name of the navigation. */
  label: string;
  tabs: readonly {
    label: string;
    /** Shown after the label. */
    badge?: Elements;
    to: RouteName;
    params?: UrlParams;
    query?: UrlParams;
    isCurrent: boolean;
  }[];
};

/**
 * A row of links to the pages of one area; the current one is highlighted. A row that does not fit scrolls to
 * the current link.
 */
export function RouteTabs({ label, tabs }: Props) {
  const row = useRef<HTMLElement>(null);
  useInSight(
    row,
    tabs.findIndex(({ isCurrent }) => isCurrent),
  );
  return (
    <nav ref={row} className={list} part="tabs" data-testid="route-tabs" aria-label={label}>
      {tabs.map(({ label: words, badge, to, params, query, isCurrent }) => (
        <RouteLink
          key={words}
          part="tab"
          to={to}
          params={params}
          query={query}
          aria-current={isCurrent ? 'page' : undefined}
        >
          <span>{words}</span>
          {badge && <span className={mark}>{badge}</span>}
        </RouteLink>
      ))}
    </nav>
  );
}

const mark = css({ marginLeft: 6, '&:empty': { display: 'none' } });
const list = css({
  position: 'relative',
  display: 'flex',
  gap: 4,
  // Room for the focus ring, which the scroll container would clip.
  margin: '-4px -4px 20px',
  padding: 4,
  overflowX: 'auto',
  scrollbarWidth: 'none',
  ...scrollShadow,
  '& a': {
    flex: 'none',
    padding: '0 14px',
    lineHeight: token('control-height'),
    borderRadius: token('radius-m'),
    color: token('color-text'),
    whiteSpace: 'nowrap',
  },
  // With this padding the last visible link is cut off, which shows that the row scrolls.
  '@container (width<480px)': { '& a': { padding: '0 10px' } },
  ...currentLink,
});
