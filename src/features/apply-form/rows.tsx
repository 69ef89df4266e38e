import Plus from 'lucide/dist/esm/icons/plus.mjs';
import Trash2 from 'lucide/dist/esm/icons/trash.mjs';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { ApplicationField } from '#config/application-field';
import { fill } from '#i18n/fill';
import { Button } from '#ui/button';
import { controlsOf, readValues } from '#ui/forms/field-values';
import { FieldRows } from '#ui/forms/fields/field-rows';
import { TextField } from '#ui/forms/fields/text-field';
import { focusField } from '#ui/forms/focus-field';
import { useFormState } from '#ui/forms/form-context';
import { inputOf, restoreInput } from '#ui/forms/typed-input';
import { useAreaTexts } from '#ui/hooks/use-area-texts';
import { Icon } from '#ui/icon';
import { names } from '#ui/styles/names';
import { adder, closed, counter, line, list, remover } from './rows.styles';

type Props = { field: Extract<ApplicationField, { kind: 'rows' }>; labelOf(name: string): string };

/**
 * All rows of fields where the form is wide. Where it is narrow, the first one and those that have a value or a message; a
 * button opens the next, and others remove one (OQ-100). The rest are hidden by styles, so that the values are the same.
 */
export function Rows({ field: { name, count, columns }, labelOf }: Props) {
  const { row, addRow, removeRow } = useAreaTexts('application');
  const { element, errors } = useFormState();
  const addButton = useRef<HTMLButtonElement>(null);
  const [opened, setOpened] = useState(1);
  const open = Math.max(opened, ...Object.keys(errors).map((field) => rowOf(field, name)));

  // Also called when a draft or values of the page are put into the fields.
  function openFilled() {
    const filled = controlsOf(element.current).filter(({ value }) => value);
    const rows = filled.map((field) => rowOf(field.name, name));
    setOpened((opened) => Math.max(opened, ...rows));
  }
  // What was typed into a print has dispatched no event to this component.
  const openTyped = useEffectEvent(openFilled);
  useEffect(() => openTyped(), []);

  function handleAdd() {
    // At once, because iOS shows the keyboard only for a focus within the press.
    flushSync(() => setOpened(open + 1));
    focusField(element.current, [`${name}.${open}`]);
  }
  /** The rows below move up. */
  function handleRemove(index: number) {
    const form = element.current as HTMLFormElement;
    const rows = readValues(form)[name] as object[];
    const empty = Object.fromEntries(columns.map((column) => [column, '']));
    const rest = [...rows.filter((_row, other) => other !== index), empty];
    void restoreInput(form, { values: inputOf(form, { [name]: rest }) });
    // The pressed button is removed, or becomes that of another row.
    flushSync(() => setOpened(open - 1));
    addButton.current?.focus();
  }
  return (
    <div className={list} onInput={openFilled}>
      <FieldRows name={name} legend={labelOf(name)} count={count}>
        {(nameOf, index) => (
          <fieldset className={names(line, index >= open && closed)}>
            <legend>{fill(row, { n: index + 1 })}</legend>
            {columns.map((column) => (
              <TextField key={column} name={nameOf(column)} label={labelOf(column)} />
            ))}
            {open > 1 && (
              <Button
                variant="link"
                className={remover}
                aria-label={fill(removeRow, { n: index + 1 })}
                data-testid="remove-row"
                onClick={() => handleRemove(index)}
              >
                <Icon shapes={Trash2} />
              </Button>
            )}
          </fieldset>
        )}
      </FieldRows>
      <span className={counter} aria-hidden="true">
        {`${open} / ${count}`}
      </span>
      {open < count && (
        <Button ref={addButton} variant="quiet" className={adder} data-testid="add-row" onClick={handleAdd}>
          <Icon shapes={Plus} size={16} />
          <span>{addRow}</span>
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
