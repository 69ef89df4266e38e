import type { ComponentProps } from 'react';
import { checkboxRow } from './styles/checkbox-row.styles';

type Props = Omit<ComponentProps<'input'>, 'type' | 'part'> & {
  label?: string;
};

/** A checkbox outside a form. Without a label it needs an `aria-label`. */
export function Check({ label, ...input }: Props) {
  return (
    <label className={checkboxRow}>
      <input {...input} type="checkbox" part="checkbox" />
      {label && <span>{label}</span>}
    </label>
  );
}
