import { type FormEvent, useState } from 'react';
import { flushSync } from 'react-dom';
import type { ApplicationField } from '#config/application-field';
import { fill } from '#i18n/fill';
import { Button } from '#ui/button';
import { FieldRows } from '#ui/forms/fields/field-rows';
import { TextField } from '#ui/forms/fields/text-field';
import { focusField } from '#ui/forms/focus-field';
import { useFormState } from '#ui/forms/form-context';
import { useAreaTexts } from '#ui/hooks/use-area-texts';
import { css } from '#ui/styles/emotion';
import { names } from '#ui/styles/names';
import { inNarrow } from '#ui/styles/narrow.styles';
import { token } from '#ui/styles/tokens';

type Props = { field: Extract<ApplicationField, { kind: 'rows' }>; labelOf(name: string): string };

/**
 * All rows of fields where the form is wide. Where it is narrow, the first one and those that have a value or a message; a
 * button opens the next (OQ-100). The others are hidden by styles, so that the values are the same.
 */
export function Rows({ field: { name, count, columns }, labelOf }: Props) {
  const { row, addRow } = useAreaTexts('application');
  const { element, errors } = useFormState();
  const [opened, setOpened] = useState(1);
  const open = Math.max(opened, ...Object.keys(errors).map((field) => rowOf(field, name)));

  // Also dispatched when a draft or values of the page are put into the fields.
  function handleInput({ target }: FormEvent) {
    const { name: field, value } = target as HTMLInputElement;
    if (value) setOpened((opened) => Math.max(opened, rowOf(field, name)));
  }
  function handleAdd() {
    // At once, because iOS shows the keyboard only for a focus within the press.
    flushSync(() => setOpened(open + 1));
    focusField(element.current, [`${name}.${open}`]);
  }
  return (
    <div onInput={handleInput}>
      <FieldRows name={name} legend={labelOf(name)} count={count}>
        {(nameOf, index) => (
          <fieldset className={names(line, index >= open && closed)}>
            <legend>{fill(row, { n: index + 1 })}</legend>
            {columns.map((column) => (
              <TextField key={column} name={nameOf(column)} label={labelOf(column)} />
            ))}
          </fieldset>
        )}
      </FieldRows>
      {open < count && (
        <Button variant="quiet" className={adder} data-testid="add-row" onClick={handleAdd}>
          {addRow}
        </Button>
      )}
    </div>
  );
}

/** Returns the number, from 1, of the row that has a field; 0 if the field is not in the list. */
function rowOf(field: string, list: string): number {
  const [first, index] = field.split('.');
  return first === list ? Number(index ?? -1) + 1 : 0;
}

const line = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit,minmax(min(100%,160px),1fr))',
  columnGap: 16,
  minWidth: 0,
  margin: 0,
  padding: 0,
  border: 0,
  '& legend': { padding: '4px 0', color: token('color-text-muted'), fontSize: token('text-s') },
});
const closed = css(inNarrow({ '&&': { display: 'none' } }));
const adder = css({
  '&&': { display: 'none', width: '100%', marginBottom: 20 },
  ...inNarrow({ '&&': { display: 'block' } }),
});
