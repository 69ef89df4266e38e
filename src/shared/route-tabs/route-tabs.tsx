import { useRef } from 'react';
import type { RouteName } from '#config/paths';
import type { Elements } from '#ui/elements';
import { useInSight } from '#ui/hooks/use-in-sight';
import { css } from '#ui/styles/emotion';
import { tabRow } from '#ui/styles/tab-row.styles';
import type { UrlParams } from '../navigation/address';
import { RouteLink } from '../navigation/route-link';

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
 * A row of links to the pages of one area; the current one is underlined. A row that does not fit scrolls to
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
  ...tabRow,
  gap: 24,
  '& > *': { padding: '0 2px' },
  // The links are large enough as touch targets.
  '& a::after': { content: 'none' },
});
