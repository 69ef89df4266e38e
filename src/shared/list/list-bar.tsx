import Trash2 from 'lucide/dist/esm/icons/trash.mjs';
import { fill } from '#i18n/fill';
import { Button } from '#ui/button';
import { Check } from '#ui/check';
import type { Elements } from '#ui/elements';
import { useAreaTexts } from '#ui/hooks/use-area-texts';
import { Icon } from '#ui/icon';
import { Announcement } from '#ui/live/announcement';
import { css } from '#ui/styles/emotion';
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
 * Total and actions of a list.
 */
export function ListBar({ total, filter, selection, onRemoveSelected, onClear, isClearing }: Props) {
  const { list } = useAreaTexts('lists');
  const count = selection?.ids.length ?? 0;
  const hasItems = total !== undefined && total > 0;
  const totalText = total === undefined ? '' : fill(list.total, { n: total });
  return (
    <div className={bar}>
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
      <span className={text} data-testid="selected" role="status">
        {count > 0 && fill(list.selected, { n: count })}
      </span>
      {filter}
      {hasItems && (
        <span className={actions}>
          {selection && (
            <Button
              variant="link"
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
  gap: '0 20px',
  minHeight: token('control-height'),
  fontSize: token('text-s'),
});
const text = css({
  color: token('color-text-muted'),
  fontVariantNumeric: 'tabular-nums',
  // The live region stays when it is empty, without the gap after it.
  '&:empty': { marginRight: -20 },
});
const actions = css({
  display: 'flex',
  gap: 20,
  marginLeft: 'auto',
  '& button': { minHeight: token('control-height') },
  '& [aria-disabled=true]': { color: token('color-text-muted'), cursor: 'default', textDecoration: 'none' },
});
