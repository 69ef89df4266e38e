import type { BindingProps } from './binding-props';

export function SecurityEmail({ bindings }: BindingProps) {
  return <p>{bindings.email}</p>;
}
