import type { BindingProps } from './binding-props';

export function OtherAccounts({ bindings }: BindingProps) {
  return <p>{bindings.email}</p>;
}
