import Trash2 from 'lucide/dist/esm/icons/trash.mjs';
import { fill } from '#i18n/fill';
import { Button } from '#ui/button';
import { Check } from '#ui/check';
import type { Elements } from '#ui/elements';
import { Heading } from '#ui/heading';
import { useAreaTexts } from '#ui/hooks/use-area-texts';
import { Icon } from '#ui/icon';
import { css } from '#ui/styles/emotion';
import { names } from '#ui/styles/names';
import { inNarrow } from '#ui/styles/narrow.styles';
import { token } from '#ui/styles/tokens';
import { ItemLabel } from './item-label';

type Props = {
  name: string;
  /** Empty if it is not known. */
  time: string;
  /** Undefined when items cannot be selected. */
  isSelected?: boolean | undefined;
  onSelect(): void;
  onRemove(): void;
  /** Whether it belongs to the row above. */
  isJoined: boolean;
  /** Of the items that begin with this one. */
  heading?: string | undefined;
  children: Elements;
};

/** A row of a list with its checkbox and its delete button. */
export function RecordRow(props: Props) {
  const { name, time, isSelected, onSelect, onRemove, isJoined, heading, children } = props;
  const { list } = useAreaTexts('lists');
  const label = (text: string) => <ItemLabel text={text} name={name} time={time} />;
  return (
    <li
      className={names(row, isJoined && joined, heading !== undefined && first, isSelected && selected)}
      part="row"
      data-testid="record"
    >
      {heading !== undefined && <Heading level={2}>{heading}</Heading>}
      {isSelected !== undefined && (
        <Check data-testid="select" checked={isSelected} onChange={onSelect}>
          {label(list.select)}
        </Check>
      )}
      {children}
      <Button variant="link" data-testid="remove" className={remove} onClick={onRemove}>
        <Icon shapes={Trash2} />
        {label(list.removeLabel)}
      </Button>
    </li>
  );
}

/** Names an item in confirmations, with its time, because two items can have the same name. */
export function nameAtTime(texts: { untitled: string; atTime: string }, name: string, time: string): string {
  const shown = name.trim() || texts.untitled;
  return time ? fill(texts.atTime, { name: shown, time }) : shown;
}

const row = css({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: '0 16px',
  padding: '12px 0',
  '& + &': { borderTop: `1px solid ${token('color-line')}` },
  '& > label': {
    flex: 'none',
    minWidth: token('control-height'),
    justifyContent: 'center',
    margin: '0 -13px',
  },
  // Under the pointer and with the focus; on touch always.
  '@media (hover:hover)': { '&:not(:hover):not(:focus-within) > button': { opacity: 0 } },
});
/** With room at both sides that takes none. */
const selected = css({
  background: token('color-brand-soft'),
  boxShadow: `8px 0 ${token('color-brand-soft')},-8px 0 ${token('color-brand-soft')}`,
});
/** Without a line above it, like a first one. */
const joined = css({ paddingTop: 4, '&&': { borderTop: 0 } });
/** Below its heading. */
const first = css({
  flexWrap: 'wrap',
  '&&': { borderTop: 0 },
  '& + &,li + &': { marginTop: 20 },
  '& > h2,& > h3': {
    flexBasis: '100%',
    marginBottom: 8,
    color: token('color-text-muted'),
    fontSize: token('text-s'),
    fontWeight: 600,
  },
});
const remove = css({
  flex: 'none',
  minWidth: token('control-height'),
  minHeight: token('control-height'),
  fontSize: token('text-s'),
  color: token('color-text-muted'),
  transition: `opacity ${token('fast')}`,
  // Beside the last line of the details, so that the title has the whole width.
  ...inNarrow({ '&&': { position: 'absolute', right: 0, bottom: 2 } }),
});
