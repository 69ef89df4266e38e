import { type ReactNode, useState } from 'react';
import { ButtonRow } from '../../../../ui/button-row';
import { PasswordField } from '../../../../ui/forms/fields/password-field';
import { Form } from '../../../../ui/forms/form';
import { SubmitButton } from '../../../../ui/forms/submit-button';
import { useAreaTexts } from '../../../../ui/hooks/use-area-texts';
import { visuallyHidden } from '../../../../ui/styles/visually-hidden.styles';
import { StepTitle } from '../step-title';
import { identitySchema } from './identity.schema';
import { useIdentityCheck } from './use-identity-check';

type Props = {
  /** Name of the password field; unique, because all sub-tabs are mounted at once. */
  name: string;
  /** Account of the password, for password managers. */
  account: string;
  /** Called after the password was verified; the password is neither passed on nor stored. */
  onPassed(): void;
  /** Optional link to cancel the check. */
  cancel?: ReactNode;
};

/** Form that verifies the account's password before a binding is changed (BIND-17, BIND-19). */
export function IdentityCheck({ name, account, onPassed, cancel }: Props) {
  const { identity } = useAreaTexts('settings').binding;
  const [schema] = useState(() => identitySchema(name));
  const submission = useIdentityCheck(name, onPassed);
  return (
    <>
      <StepTitle title={identity.title} hint={identity.hint} />
      <Form schema={schema} submission={submission} texts={identity.errors}>
        {/* For password managers only. */}
        <input
          className={visuallyHidden}
          autoComplete="username"
          value={account}
          readOnly
          tabIndex={-1}
          aria-hidden="true"
        />
        <PasswordField name={name} label={identity.password} autoComplete="current-password" />
        <ButtonRow>
          <SubmitButton>{identity.submit}</SubmitButton>
          {cancel}
        </ButtonRow>
      </Form>
    </>
  );
}
