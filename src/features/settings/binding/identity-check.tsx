import { type ReactNode, useState } from 'react';
import { Form } from '../../../ui/forms/form';
import { PasswordField } from '../../../ui/forms/password-field';
import { SubmitButton } from '../../../ui/forms/submit-button';
import { useAreaTexts } from '../../../ui/use-area-texts';
import { visuallyHidden } from '../../../ui/visually-hidden.styles';
import { identitySchema } from './identity.schema';
import { Actions, StepTitle } from './step';
import { useIdentityCheck } from './use-identity-check';

type Props = {
  /** Of the password's field; each check of a page has its own, since all sub-tabs are there at once. */
  name: string;
  /** Whose password it is, so that a password manager knows which one to fill in. */
  account: string;
  /** Called when the password was right; nothing of it is handed on or kept. */
  onPassed(): void;
  /** A way out, where there is one. */
  cancel?: ReactNode;
};

/** Asks for the account's password before something important is changed (BIND-17, BIND-19). */
export function IdentityCheck({ name, account, onPassed, cancel }: Props) {
  const { identity } = useAreaTexts('settings').binding;
  const [schema] = useState(() => identitySchema(name));
  const submission = useIdentityCheck(name, onPassed);
  return (
    <>
      <StepTitle title={identity.title} hint={identity.hint} />
      <Form schema={schema} submission={submission} texts={identity.errors}>
        {/* For password managers alone. */}
        <input
          className={visuallyHidden}
          autoComplete="username"
          value={account}
          readOnly
          tabIndex={-1}
          aria-hidden="true"
        />
        <PasswordField name={name} label={identity.password} autoComplete="current-password" />
        <Actions>
          <SubmitButton>{identity.submit}</SubmitButton>
          {cancel}
        </Actions>
      </Form>
    </>
  );
}
