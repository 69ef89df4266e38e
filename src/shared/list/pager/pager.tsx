import ChevronLeft from 'lucide/dist/esm/icons/chevron-left.mjs';
import ChevronRight from 'lucide/dist/esm/icons/chevron-right.mjs';
import type { MouseEvent } from 'react';
import type { List } from '#data/use-list';
import { fill } from '#i18n/fill';
import { useAreaTexts } from '#ui/hooks/use-area-texts';
import { Icon } from '#ui/icon';
import { currentLink } from '#ui/styles/current-link.styles';
import { css } from '#ui/styles/emotion';
import { names } from '#ui/styles/names';
import { inNarrow } from '#ui/styles/narrow.styles';
import { token } from '#ui/styles/tokens';
import { visuallyHidden } from '#ui/styles/visually-hidden.styles';
import { RouteLink } from '../../navigation/route-link';
import { type ListRoute, listPageQuery } from '../use-list-page';
import { JUMP_FROM, PageJump } from './page-jump';
import { pagesShown } from './pages-shown';

type Pages = Pick<List<unknown>, 'page' | 'requestedPage' | 'pageCount' | 'isLoading' | 'retry'>;
type Props = { list: Pages; route: ListRoute };

const ARROWS = { previous: ChevronLeft, next: ChevronRight } as const;

/**
 * Links to the pages of a list; nothing for a single page. The current page is the requested one, or the displayed one
 * when the requested one could not be loaded. In a narrow widget, a text replaces the numbers.
 */
export function Pager({ list, route }: Props) {
  const { pager } = useAreaTexts('lists');
  const { requestedPage, pageCount, isLoading, retry } = list;
  const current = Math.min(isLoading ? requestedPage : list.page, pageCount);
  if (pageCount === 1) return null;

  /** The link to the requested page does not navigate; after a failure, it loads the page again. */
  const linkTo = (page: number) => ({
    ...route,
    query: listPageQuery(page, route.query),
    onClick(event: MouseEvent) {
      if (page !== requestedPage) return;
      event.preventDefault();
      if (list.page !== page) retry();
    },
  });
  function step(name: keyof typeof ARROWS, page: number) {
    const isEnd = page < 1 || page > pageCount;
    // The same element on the first and the last page, so that it keeps the focus.
    return (
      <RouteLink
        {...linkTo(isEnd ? current : page)}
        data-testid={name}
        aria-label={pager[name]}
        aria-disabled={isEnd || undefined}
        tabIndex={isEnd ? -1 : undefined}
      >
        <Icon shapes={ARROWS[name]} />
      </RouteLink>
    );
  }
  return (
    <nav className={row} data-testid="pager" aria-label={pager.label}>
      {step('previous', current - 1)}
      {pagesShown(current, pageCount).map((page, index) =>
        page === null ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: a gap has no other identity
          <span key={`gap-${index}`} className={number} aria-hidden="true">
            …
          </span>
        ) : (
          <RouteLink
            key={page}
            {...linkTo(page)}
            className={number}
            data-testid="page"
            aria-label={fill(pager.page, { page })}
            aria-current={page === current ? 'page' : undefined}
          >
            {page}
          </RouteLink>
        ),
      )}
      <span className={names(visuallyHidden, shownInNarrow)} role="status">
        {fill(pager.status, { page: Math.min(list.page, pageCount), count: pageCount })}
      </span>
      {step('next', current + 1)}
      {pageCount > JUMP_FROM && <PageJump pageCount={pageCount} route={route} />}
    </nav>
  );
}

const number = css(inNarrow({ '&&&': { display: 'none' } }));

const shownInNarrow = css(
  inNarrow({ '&&': { position: 'static', width: 'auto', height: 'auto', clipPath: 'none' } }),
);

const row = css({
  position: 'relative',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 4,
  marginTop: 20,
  color: token('color-text-muted'),
  fontSize: token('text-s'),
  fontVariantNumeric: 'tabular-nums',
  '& a': {
    display: 'grid',
    placeItems: 'center',
    minWidth: token('control-height'),
    height: token('control-height'),
    padding: '0 6px',
    borderRadius: token('radius-m'),
    color: token('color-text'),
    fontSize: token('text-m'),
  },
  '& [aria-disabled]': { opacity: 0.4, cursor: 'default' },
  ...currentLink,
  ...inNarrow({ justifyContent: 'space-between' }),
});
