import { useState } from 'react';
import { ButtonRow } from '#ui/button-row';
import type { Elements } from '#ui/elements';
import { PasswordField } from '#ui/forms/fields/password-field';
import { Form } from '#ui/forms/form';
import { SubmitButton } from '#ui/forms/submit-button';
import { useAreaTexts } from '#ui/hooks/use-area-texts';
import { identitySchema } from './identity.schema';
import { useIdentityCheck } from './use-identity-check';
import { UsernameOfPassword } from './username-of-password';

type Props = {
  /** Name of the password field; unique in its widget. */
  name: string;
  /** Account of the password, for password managers; omitted where it is not known. */
  account?: string;
  /** Label of the submit button. */
  submitLabel: string;
  /** Called after the password was verified; the password is neither passed on nor stored. */
  onPassed(): void;
  /** Called when the account turns out to have no password. */
  onNoPassword?: () => void;
  /** Optional control to cancel the check. */
  cancel?: Elements;
};

/** Form that verifies the account's password before a binding is changed (BIND-17, BIND-19). */
export function IdentityForm({ name, account, submitLabel, onPassed, onNoPassword, cancel }: Props) {
  const { identity } = useAreaTexts('settings').binding;
  const [schema] = useState(() => identitySchema(name));
  const submission = useIdentityCheck(name, onPassed, onNoPassword);
  return (
    <Form schema={schema} submission={submission} texts={identity.errors}>
      {account && <UsernameOfPassword account={account} />}
      <PasswordField name={name} label={identity.password} autoComplete="current-password" />
      <ButtonRow>
        <SubmitButton>{submitLabel}</SubmitButton>
        {cancel}
      </ButtonRow>
    </Form>
  );
}
