import { Fragment, type ReactNode } from 'react';
import type { Elements } from '../../elements';
import { css } from '../../styles/emotion';
import { useField } from '../form-context';
import { FieldMessage } from './field-message';

type Props = {
  /** Name of the list in the form's values. */
  name: string;
  legend: ReactNode;
  count: number;
  /** Renders the fields of a row. `nameOf('title')` returns the name of its field `title`. */
  children(nameOf: (field: string) => string, index: number): Elements;
};

/** Repeats the same fields in several rows; the value is a list of objects. */
export function FieldRows({ name, legend, count, children }: Props) {
  const { message, linked } = useField(name);
  return (
    <fieldset className={rows} part="field" {...linked}>
      <legend>{legend}</legend>
      {Array(count)
        .fill(null)
        .map((_row, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the number of rows is fixed, and field names contain the index
          <Fragment key={index}>{children((field) => `${name}.${index}.${field}`, index)}</Fragment>
        ))}
      <FieldMessage name={name} text={message} />
    </fieldset>
  );
}

const rows = css({
  minWidth: 0,
  margin: 0,
  padding: 0,
  border: 0,
  '& > legend': { padding: 0, fontWeight: 600 },
});
