import type { UseFormReturn } from 'react-hook-form';
import { type MailLink, resetByMail } from '../../api/recovery';
import { useToldFailure } from '../../shared/failure/use-told-failure';
import { NewPasswordFields } from '../../shared/new-password/new-password-fields';
import { Button } from '../../ui/button';
import { Card } from '../../ui/card';
import { css } from '../../ui/emotion';
import { SchemaForm } from '../../ui/forms/form';
import { useErrorText } from '../../ui/language';
import { token } from '../../ui/tokens';
import { useAreaTexts } from '../../ui/use-area-texts';
import { wide } from './recovery.styles';
import { type MailResetValues, mailResetSchema } from './reset.schema';
import { showRefusal } from './show-refusal';
import { StartAgain } from './start-again';
import { useResetDone } from './use-reset-done';

type Props = { link: MailLink; findType: string };

/** A new password with the code of a mailed link, on whatever device it was opened (RECOV-17, RECOV-22). */
export function MailReset({ link, findType }: Props) {
  const { fields, recovery } = useAreaTexts('account');
  const failure = useToldFailure();
  const errorText = useErrorText();
  const done = useResetDone(findType);

  async function submit(values: MailResetValues, form: UseFormReturn<MailResetValues>, signal: AbortSignal) {
    try {
      await resetByMail({ ...values, ...link }, { signal });
      done();
    } catch (cause) {
      const failed = failure(cause);
      if (failed) showRefusal(form, failed, errorText(failed.error));
    }
  }
  return (
    <Card title={recovery.reset.title} level={1}>
      <SchemaForm schema={mailResetSchema} onValid={submit}>
        {(messages, isBusy) => (
          <>
            <p className={whose}>{link.email}</p>
            <NewPasswordFields label={fields.newPassword} messages={messages} />
            <Button type="submit" busy={isBusy} className={wide}>
              {recovery.reset.submit}
            </Button>
          </>
        )}
      </SchemaForm>
      <StartAgain />
    </Card>
  );
}

const whose = css({
  margin: '-12px 0 12px',
  color: token('color-text-muted'),
  fontSize: token('text-s'),
  overflowWrap: 'anywhere',
});
