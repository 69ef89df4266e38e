import ChevronRight from 'lucide/dist/esm/icons/chevron-right.mjs';
import type { RouteName } from '#config/paths';
import { ListView, type ShownList } from '#shared/list/list-view';
import { RouteLink } from '#shared/navigation/route-link';
import type { Elements } from '#ui/elements';
import { Heading } from '#ui/heading';
import { useAreaTexts } from '#ui/hooks/use-area-texts';
import { Icon } from '#ui/icon';
import { Skeleton } from '#ui/loading/skeleton';
import { css } from '#ui/styles/emotion';
import { names } from '#ui/styles/names';
import { token } from '#ui/styles/tokens';

type Props<Item> = {
  title: string;
  /** The page with all items. */
  to: RouteName;
  list: ShownList<Item>;
  /** Highest number of items shown. */
  size: number;
  /** Shown when there are no items. */
  empty: Elements;
  failedText: string;
  /** Whether a failure is shown below a drawing, like an empty list. */
  isWhole?: boolean;
  testId: string;
  /** How its items stand in a narrow card; in a wide one, three beside each other. */
  layout: keyof typeof LAYOUTS;
  children(item: Item): Elements;
};

/** The newest items of a list, with a link to all of them. */
export function RecentList<Item extends { id: string }>(props: Props<Item>) {
  const { title, to, list, size, empty, failedText, isWhole = false, testId, layout, children } = props;
  const { home } = useAreaTexts('member');
  return (
    <section data-testid={testId}>
      <div className={head}>
        <Heading level={2}>{title}</Heading>
        <RouteLink to={to} aria-label={`${title} ${home.viewAll}`}>
          <span>{home.viewAll}</span>
          <Icon shapes={ChevronRight} size={16} />
        </RouteLink>
      </div>
      <ListView
        list={list}
        skeleton={skeletonOf(layout, size)}
        empty={empty}
        failedText={failedText}
        isWhole={isWhole}
      >
        {(items) => (
          <ul className={names(grid, LAYOUTS[layout].items)}>
            {items.slice(0, size).map((item) => (
              <li key={item.id}>{children(item)}</li>
            ))}
          </ul>
        )}
      </ListView>
    </section>
  );
}

const head = css({
  display: 'flex',
  alignItems: 'baseline',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: '4px 16px',
  marginBottom: 14,
  '& h2,& h3': { fontSize: token('text-l'), lineHeight: 1.3, fontWeight: 600 },
  '& a': { flex: 'none', fontSize: token('text-s') },
});

/** Browsers without container queries use the viewport width. */
function inWide<const Rules extends object>(rules: Rules) {
  return {
    '@container (width>=640px)': rules,
    '@supports not (container-type:inline-size)': { '@media (min-width:700px)': rules },
  };
}

/** Rows; in a wide card, three columns. */
const grid = css({
  display: 'grid',
  // A long word does not widen its column.
  gridTemplateColumns: 'minmax(0,1fr)',
  gap: 14,
  padding: 0,
  listStyle: 'none',
  ...inWide({ gridTemplateColumns: 'repeat(3,minmax(0,1fr))', gap: '20px 16px' }),
});
const below = { flexDirection: 'column', alignItems: 'stretch', gap: 8 } as const;
const whole = { width: '100%' } as const;
/** A cover above its title. */
const cards = { '& > li > *': below, '& > li [data-testid=thumbnail]': whole } as const;

const LAYOUTS = {
  covers: {
    items: css({
      ...cards,
      '@container (width<640px)': {
        gridTemplateColumns: 'repeat(auto-fill,minmax(min(130px,100%),1fr))',
        gap: '16px 12px',
        fontSize: token('text-s'),
      },
    }),
    box: css({ aspectRatio: '16/12' }),
  },
  rows: {
    items: css(inWide(cards)),
    box: css({ height: 72, ...inWide({ height: 'auto', aspectRatio: '16/12' }) }),
  },
  dates: {
    items: css({
      '& > li': {
        display: 'grid',
        alignItems: 'center',
        padding: 12,
        border: `1px solid ${token('color-line')}`,
        borderRadius: token('radius-m'),
      },
    }),
    box: css({ height: 78 }),
  },
} as const;

function skeletonOf(layout: keyof typeof LAYOUTS, size: number) {
  const { items, box } = LAYOUTS[layout];
  return (
    <div className={names(grid, layout === 'covers' && items)}>
      {Array(size)
        .fill(box)
        .map((name, key) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: all are the same
          <Skeleton key={key} className={name} />
        ))}
    </div>
  );
}
