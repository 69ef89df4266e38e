import type { ComponentProps } from 'react';
import { checkboxRow } from './styles/checkbox-row.styles';

type Props = Omit<ComponentProps<'input'>, 'type' | 'part'> & {
  label?: string;
};

/** A checkbox outside a form. Its children are a label without room of its own. */
export function Check({ label, children, ...input }: Props) {
  return (
    <label className={checkboxRow}>
      <input {...input} type="checkbox" part="checkbox" />
      {label && <span>{label}</span>}
      {children}
    </label>
  );
}
