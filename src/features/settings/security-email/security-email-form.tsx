import { bindEmail } from '#api/settings/security-email';
import { KeptInput } from '#shared/kept-input/kept-input';
import { useSubmission } from '#shared/submission/use-submission';
import { Button } from '#ui/button';
import { ButtonRow } from '#ui/button-row';
import { TextField } from '#ui/forms/fields/text-field';
import { Form } from '#ui/forms/form';
import { SubmitButton } from '#ui/forms/submit-button';
import { useAreaTexts } from '#ui/hooks/use-area-texts';
import { useTexts } from '#ui/language';
import { StepTitle } from '../binding/step-title';
import { type BindEmailValues, bindEmailSchema } from './security-email.schema';
import { BIND_EMAIL_RULES } from './security-email-rules';
import type { EmailViewProps } from './use-security-email';

/** Form for the first address, or for a correction before it is activated (BIND-06, BIND-09, BIND-16). */
export function BindEmail({ model }: EmailViewProps) {
  const { securityEmail: words } = useAreaTexts('settings').binding;
  const { fields, errors } = useAreaTexts('account');
  const { common } = useTexts();
  const submission = useBindEmail(model.handleBound);
  const isEdit = model.view === 'edit';
  return (
    <>
      <StepTitle title={isEdit ? words.edit : words.bind} hint={words.bindHint} />
      <Form
        schema={bindEmailSchema}
        submission={submission}
        texts={{ ...errors, ...words.errors }}
        defaultValues={{ email: model.email }}
      >
        <KeptInput form="bind-email" />
        <TextField
          name="email"
          type="email"
          label={fields.email}
          autoComplete="email"
          autoCapitalize="none"
        />
        <ButtonRow>
          <SubmitButton>{words.submit}</SubmitButton>
          {isEdit && (
            <Button variant="quiet" data-testid="cancel" onClick={() => model.go(null)}>
              {common.cancel}
            </Button>
          )}
        </ButtonRow>
      </Form>
    </>
  );
}

/**
 * Binds an address (BIND-16).
 * @param onBound called after the address was bound and its activation mail sent
 */
function useBindEmail(onBound: (email: string) => void) {
  return useSubmission(({ email }: BindEmailValues, signal) => bindEmail(email, { signal }), {
    onSuccess: (_response, { email }) => onBound(email),
    fields: BIND_EMAIL_RULES,
  });
}
