import { useFieldWords } from '../../../shared/field-words/use-field-words';
import { Button } from '../../../ui/button';
import { SchemaForm } from '../../../ui/forms/form';
import { TextField } from '../../../ui/forms/text-field';
import { useTexts } from '../../../ui/language';
import { useAreaTexts } from '../../../ui/use-area-texts';
import type { EmailViewProps } from './security-email';
import { bindEmailSchema } from './security-email.schema';
import { Actions, StepTitle } from './step';
import { useBindEmail } from './use-bind-email';

/** The first address, or a corrected one while that is not active yet (BIND-06, BIND-09, BIND-16). */
export function BindEmail({ model }: EmailViewProps) {
  const { securityEmail: words } = useAreaTexts('settings').binding;
  const { fields } = useAreaTexts('account');
  const { common } = useTexts();
  const wordsOf = useFieldWords(words.errors);
  const submit = useBindEmail(model.handleBound);
  const isEdit = model.view === 'edit';
  return (
    <>
      <StepTitle title={isEdit ? words.edit : words.bind} hint={words.bindHint} />
      <SchemaForm schema={bindEmailSchema} onValid={submit}>
        {(messages, isBusy) => (
          <>
            <TextField
              name="email"
              type="email"
              label={fields.email}
              message={wordsOf(messages.email)}
              autoComplete="email"
              autoCapitalize="none"
              defaultValue={model.email}
            />
            <Actions>
              <Button type="submit" busy={isBusy}>
                {words.submit}
              </Button>
              {isEdit && (
                <Button variant="quiet" part="cancel" onClick={() => model.go(null)}>
                  {common.cancel}
                </Button>
              )}
            </Actions>
          </>
        )}
      </SchemaForm>
    </>
  );
}
