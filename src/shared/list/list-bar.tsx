import Trash2 from 'lucide/dist/esm/icons/trash.mjs';
import { LIST_PAGE_SIZE } from '#config/limits';
import { fill } from '#i18n/fill';
import { Button } from '#ui/button';
import { Check } from '#ui/check';
import type { Elements } from '#ui/elements';
import { useAreaTexts } from '#ui/hooks/use-area-texts';
import { Icon } from '#ui/icon';
import { Announcement } from '#ui/live/announcement';
import { css } from '#ui/styles/emotion';
import { names } from '#ui/styles/names';
import { inNarrow } from '#ui/styles/narrow.styles';
import { token } from '#ui/styles/tokens';
import type { Selection } from './use-selection';

type Props = {
  /** Number of items on all pages; undefined until it is known. */
  total: number | undefined;
  /** A filter, which is also shown when no items match, so that the viewer can turn it off. */
  filter?: Elements;
  /** Lets the viewer remove several items. */
  selection?: Selection | undefined;
  onRemoveSelected(): void;
  onClear(): void;
  isClearing: boolean;
};

/**
 * Total and actions of a list. What appears with a selection has its place before, so that the rows below do not move.
 */
export function ListBar({ total, filter, selection, onRemoveSelected, onClear, isClearing }: Props) {
  const { list } = useAreaTexts('lists');
  const count = selection?.ids.length ?? 0;
  const hasItems = total !== undefined && total > 0;
  const totalText = total === undefined ? '' : fill(list.total, { n: total });
  return (
    <div className={names(bar, count > 0 && chosen)}>
      {selection && hasItems && (
        <Check
          data-testid="select-all"
          label={list.selectAll}
          checked={selection.isAll}
          ref={(box) => {
            if (box) box.indeterminate = count > 0 && !selection.isAll;
          }}
          onChange={selection.toggleAll}
        />
      )}
      <span className={text} data-testid="total">
        {totalText}
      </span>
      <Announcement text={totalText} />
      {selection && (
        <span className={place}>
          {hasItems && (
            <span className={unseen} aria-hidden="true">
              {fill(list.selected, { n: LIST_PAGE_SIZE })}
            </span>
          )}
          <span data-testid="selected" role="status">
            {count > 0 && fill(list.selected, { n: count })}
          </span>
        </span>
      )}
      {filter}
      {hasItems && (
        <span className={names(actions, selection && wordsOnly)}>
          {selection && (
            <Button
              variant="link"
              className={removal}
              data-testid="remove-selected"
              aria-disabled={count === 0}
              onClick={onRemoveSelected}
            >
              <Icon shapes={Trash2} size={16} /> {list.removeSelected}
            </Button>
          )}
          <Button variant="link" data-testid="clear" busy={isClearing} onClick={onClear}>
            <Icon shapes={Trash2} size={16} /> {list.clear}
          </Button>
        </span>
      )}
    </div>
  );
}

const bar = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '0 16px',
  minHeight: token('control-height'),
  fontSize: token('text-s'),
  ...inNarrow({ gap: '0 12px' }),
});
/** Like the selected rows, with room at both sides that takes none. */
const chosen = css({
  background: token('color-brand-soft'),
  boxShadow: `8px 0 ${token('color-brand-soft')},-8px 0 ${token('color-brand-soft')}`,
});
const text = css({
  color: token('color-text-muted'),
  fontVariantNumeric: 'tabular-nums',
});
const place = css({ display: 'grid', fontWeight: 600, '& > *': { gridArea: '1/1' } });
const unseen = css({ visibility: 'hidden' });
const actions = css({
  display: 'flex',
  gap: 16,
  marginInlineStart: 'auto',
  '& > button': { minHeight: token('control-height'), color: token('color-text-muted') },
  ...inNarrow({ gap: 12 }),
});
/** A phone has room for all in one line only without icons. */
const wordsOnly = css(inNarrow({ '& svg': { display: 'none' } }));
/** Unseen without a selection; after a removal it keeps the focus, and then it is seen. */
const removal = css({
  '&&': { color: token('color-danger') },
  '&&[aria-disabled=true]': { color: token('color-text-muted'), cursor: 'default', textDecoration: 'none' },
  '&[aria-disabled=true]:not(:focus-visible)': { opacity: 0 },
});
