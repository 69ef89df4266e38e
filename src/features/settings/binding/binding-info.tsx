import type { BindingProps } from './binding-props';

export function BindingInfo({ bindings }: BindingProps) {
  return <p>{bindings.email}</p>;
}
