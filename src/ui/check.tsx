import type { ComponentProps, ReactNode } from 'react';
import { checkboxRow } from './styles/checkbox-row.styles';
import { names } from './styles/names';

type Props = Omit<ComponentProps<'input'>, 'type'> & {
  label?: ReactNode;
};

/** A checkbox outside a form. Without a label it needs an `aria-label`. Parts: `checkbox` (and the given `part`). */
export function Check({ label, part, ...input }: Props) {
  return (
    <label className={checkboxRow}>
      <input {...input} type="checkbox" part={names('checkbox', part)} />
      {label && <span>{label}</span>}
    </label>
  );
}
