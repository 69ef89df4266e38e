import { useState } from 'react';
import { verifyPassword } from '#api/settings/password';
import { CURRENT_PASSWORD_WRONG, ERROR_CODES } from '#config/error-codes';
import { ButtonRow } from '#ui/button-row';
import type { Elements } from '#ui/elements';
import { PasswordField } from '#ui/forms/fields/password-field';
import { Form } from '#ui/forms/form';
import { SubmitButton } from '#ui/forms/submit-button';
import { useAreaTexts } from '#ui/hooks/use-area-texts';
import { passwordCheckRules } from '../failure/field-rules';
import { useSubmission } from '../submission/use-submission';
import { type IdentityValues, identitySchema } from './identity.schema';
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

/**
 * Form that verifies the account's password before a binding is changed (BIND-17, BIND-19). A refusal is shown as "wrong
 * password" (doc 1 § 5), unless its code names another reason.
 */
export function IdentityForm({ name, account, submitLabel, onPassed, onNoPassword, cancel }: Props) {
  const { identity } = useAreaTexts('settings').binding;
  const [schema] = useState(() => identitySchema(name));
  const submission = useSubmission<IdentityValues>(
    (values, signal) => verifyPassword(values[name] ?? '', { signal }),
    {
      onSuccess: onPassed,
      // The form shows its own text under the field.
      silent: [CURRENT_PASSWORD_WRONG],
      fields: passwordCheckRules(name),
      onFailure({ error }) {
        if (error.code === ERROR_CODES.accountInvalid) onNoPassword?.();
      },
    },
  );
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
