import type { BindingProps } from './binding-props';

export function VerifyMobile({ bindings }: BindingProps) {
  return <p>{bindings.email}</p>;
}
