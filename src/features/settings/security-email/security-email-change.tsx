import { KeptInput } from '#shared/kept-input/kept-input';
import { Button } from '#ui/button';
import { ButtonRow } from '#ui/button-row';
import { TextField } from '#ui/forms/fields/text-field';
import { Form } from '#ui/forms/form';
import { SubmitButton } from '#ui/forms/submit-button';
import { useAreaTexts } from '#ui/hooks/use-area-texts';
import { useTexts } from '#ui/language';
import { StepTitle } from '../binding/step-title';
import { changeEmailSchema } from './security-email.schema';
import { useChangeEmail } from './use-change-email';
import type { EmailViewProps } from './use-security-email';

/** Step 2 of a change: the current address and the new one (BIND-18). */
export function ChangeEmail({ model }: EmailViewProps) {
  const { securityEmail: words } = useAreaTexts('settings').binding;
  const { errors } = useAreaTexts('account');
  const { common } = useTexts();
  const submission = useChangeEmail(model.handleChanged);
  return (
    <>
      <StepTitle title={words.change} />
      <Form schema={changeEmailSchema} submission={submission} texts={{ ...errors, ...words.errors }}>
        <KeptInput form="change-email" />
        <TextField
          name="email"
          type="email"
          label={words.current}
          autoComplete="email"
          autoCapitalize="none"
        />
        <TextField
          name="newEmail"
          type="email"
          label={words.next}
          autoComplete="email"
          autoCapitalize="none"
        />
        <ButtonRow>
          <SubmitButton>{words.changeSubmit}</SubmitButton>
          <Button variant="quiet" data-testid="cancel" onClick={() => model.go(null)}>
            {common.cancel}
          </Button>
        </ButtonRow>
      </Form>
    </>
  );
}
