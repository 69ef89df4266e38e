import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import type { CallOptions } from '#api/call';
import type { List } from '#data/use-list';
import { fill } from '#i18n/fill';
import { shownTime } from '#lib/time/shanghai-time';
import type { Elements } from '#ui/elements';
import { useAreaTexts } from '#ui/hooks/use-area-texts';
import { useKeptFocus } from '#ui/hooks/use-kept-focus';
import { Skeleton } from '#ui/loading/skeleton';
import { showStart } from '#ui/show-start';
import { css } from '#ui/styles/emotion';
import { HEADER_MARGIN } from '#ui/styles/header-margin';
import { ListBar } from './list-bar';
import { ListView } from './list-view';
import { Pager } from './pager/pager';
import { nameAtTime, RecordRow } from './record-row';
import type { ListRoute } from './use-list-page';
import { useRemoval } from './use-removal';
import { useSelection } from './use-selection';

type Props<Item extends { id: string }> = {
  list: List<Item>;
  route: ListRoute;
  failedText: string;
  /** Shown when there are no items. */
  empty: ReactNode;
  filter?: Elements;
  /** Texts of confirmations: that of the list, and others that replace the general ones. */
  questions: { confirmAll: string } & Partial<
    Record<'confirmOne' | 'confirmSome' | 'confirmAllText', string>
  >;
  /** Calls that remove items; with `some`, items can be selected. */
  calls: {
    one(item: Item, options: CallOptions): Promise<void>;
    some?(ids: readonly string[], options: CallOptions): Promise<void>;
    all(options: CallOptions): Promise<void>;
  };
  /** Name of an item in labels and confirmations. */
  nameOf(item: Item): string;
  /** The time that a row shows, as the server sent it. */
  timeOf(item: Item): string;
  /** What an item has in common with those beside it; there is no line between them. */
  groupOf?: ((item: Item) => string) | undefined;
  /** Heading above the first item of a group. */
  headingOf?: ((item: Item) => string) | undefined;
  /** Content of a row; `isFirst` in its group. */
  children(item: Item, isFirst: boolean): Elements;
};

/**
 * A list of the viewer's records with total, selection, removal and pages (LIST-01, LIST-02, LIST-03).
 */
export function RecordList<Item extends { id: string }>(props: Props<Item>) {
  const { list, route, failedText, empty, filter, questions, calls, nameOf, timeOf, children } = props;
  const { groupOf, headingOf } = props;
  const texts = { ...useAreaTexts('lists').list, ...questions };
  const box = useRef<HTMLDivElement>(null);
  const selection = useSelection(list.items ?? []);
  const { ask, dialog } = useRemoval();
  const [isClearing, setClearing] = useState(false);
  useKeptFocus(box, (lost, index) => replacementIn(box.current, lost, index));
  useTopOnTurn(box, list.items && list.page);

  const { some } = calls;
  const groups = groupOf && list.items?.map(groupOf);
  const isFirst = (index: number) => !groups || groups[index] !== groups[index - 1];
  const isFirstLoad = !list.items && !list.error;
  const askForOne = (item: Item) =>
    ask({
      title: texts.confirmOne,
      text: nameAtTime(texts, nameOf(item), shownTime(timeOf(item))),
      confirmLabel: texts.remove,
      remove: () => list.remove([item.id], (options) => calls.one(item, options)),
    });
  // Nothing happens without a selection (MSG-08).
  const askForSelected = ({ ids } = selection) =>
    some &&
    ids.length > 0 &&
    ask({
      title: texts.confirmSome,
      text: fill(texts.confirmSomeText, { n: ids.length }),
      confirmLabel: texts.remove,
      remove: () => list.remove(ids, (options) => some(ids, options)),
    });
  const askForAll = () =>
    ask({
      title: texts.confirmAll,
      text: texts.confirmAllText,
      confirmLabel: texts.clear,
      remove() {
        setClearing(true);
        return list.clear(calls.all).finally(() => setClearing(false));
      },
    });
  return (
    <div ref={box} className={whole}>
      {(list.items || filter || isFirstLoad) && (
        <ListBar
          total={list.items && list.total}
          filter={filter}
          selection={some && selection}
          onRemoveSelected={() => askForSelected()}
          onClear={askForAll}
          isClearing={isClearing}
        />
      )}
      <ListView
        list={list}
        skeleton={skeleton}
        empty={
          <div className={nothing} data-testid="nothing" tabIndex={-1}>
            {empty}
          </div>
        }
        failedText={failedText}
        isWhole
      >
        {(items) => (
          <ul className={rows} part="list" data-testid="records">
            {items.map((item, index) => (
              <RecordRow
                key={item.id}
                name={nameOf(item)}
                time={shownTime(timeOf(item))}
                isSelected={some && selection.has(item.id)}
                isJoined={!isFirst(index)}
                heading={isFirst(index) ? headingOf?.(item) : undefined}
                onSelect={() => selection.toggle(item.id)}
                onRemove={() => askForOne(item)}
              >
                {children(item, isFirst(index))}
              </RecordRow>
            ))}
          </ul>
        )}
      </ListView>
      {list.items && <Pager list={list} route={route} />}
      {dialog}
    </div>
  );
}

/**
 * Returns the same control of the row in this position, the link to the current page, or the text of a list that is now
 * empty. Controls of a row that have the same name of element differ in their class.
 */
function replacementIn(box: HTMLElement | null, lost: HTMLElement, index: number) {
  const items = box?.querySelectorAll('[part~=list]>li') ?? [];
  const row = items[Math.min(index, items.length - 1)];
  const alike = [...(row?.querySelectorAll<HTMLElement>(lost.localName) ?? [])];
  return (
    alike.find(({ className }) => className === lost.className) ??
    alike[0] ??
    box?.querySelector<HTMLElement>('[aria-current=page],[data-testid=nothing]')
  );
}

/** Scrolls to the top of the list after a page turn; the focus stays on the pager. */
function useTopOnTurn(box: { current: HTMLElement | null }, page: number | undefined): void {
  const before = useRef(page);
  useLayoutEffect(() => {
    if (before.current !== undefined && page !== undefined && before.current !== page) {
      if (box.current) showStart(box.current);
    }
    before.current = page;
  }, [box, page]);
}

const whole = css({ scrollMarginTop: HEADER_MARGIN });
/** It has the focus for screen readers only, like a title. */
const nothing = css({ outline: 0 });
const rows = css({ margin: 0, padding: 0, listStyle: 'none' });

const rowSkeleton = css({ height: 62 });
const skeleton = (
  <div className={css({ display: 'grid', gap: 24, padding: '12px 0' })}>
    {[1, 2, 3, 4, 5].map((key) => (
      <Skeleton key={key} className={rowSkeleton} />
    ))}
  </div>
);
