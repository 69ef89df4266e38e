import { Button } from '../../../ui/button';
import { SchemaForm } from '../../../ui/forms/form';
import { useTexts } from '../../../ui/language';
import { useAreaTexts } from '../../../ui/use-area-texts';
import type { EmailViewProps } from './security-email';
import { changeEmailSchema } from './security-email.schema';
import { ChangeEmailFields } from './security-email-change-fields';
import { Actions, StepTitle } from './step';
import { useChangeEmail } from './use-change-email';

/** Step 2 of a change: the current address and the new one (BIND-18). */
export function ChangeEmail({ model }: EmailViewProps) {
  const { securityEmail: words } = useAreaTexts('settings').binding;
  const { common } = useTexts();
  const submit = useChangeEmail({
    onChanged: model.handleChanged,
    onProofNeeded: model.handleProofNeeded,
  });
  return (
    <>
      <StepTitle title={words.change} />
      <SchemaForm schema={changeEmailSchema} onValid={submit}>
        {(messages, isBusy) => (
          <>
            <ChangeEmailFields messages={messages} draft={model.draft} />
            <Actions>
              <Button type="submit" busy={isBusy}>
                {words.changeSubmit}
              </Button>
              <Button variant="quiet" part="cancel" onClick={() => model.go(null)}>
                {common.cancel}
              </Button>
            </Actions>
          </>
        )}
      </SchemaForm>
    </>
  );
}
