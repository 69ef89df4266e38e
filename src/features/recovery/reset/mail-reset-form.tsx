import { type MailLink, resetByMail } from '#api/sign-in/recovery';
import { UsernameOfPassword } from '#shared/identity/username-of-password';
import { NewPasswordFields } from '#shared/new-password/new-password-fields';
import { useSubmission } from '#shared/submission/use-submission';
import { Form } from '#ui/forms/form';
import { SubmitButton } from '#ui/forms/submit-button';
import { useAreaTexts } from '#ui/hooks/use-area-texts';
import { css } from '#ui/styles/emotion';
import { token } from '#ui/styles/tokens';
import { wide } from '../recovery.styles';
import { StartAgain } from '../start-again';
import { StepCard } from '../step-card';
import { MAIL_PASSWORD_NAMES, type MailResetValues, mailResetSchema } from './reset.schema';
import { newPasswordRules } from './reset-fields';
import { useResetDone } from './use-reset-done';

const FIELDS = newPasswordRules(MAIL_PASSWORD_NAMES);

type Props = { link: MailLink; findType: string };

/** Sets a new password with the code of a reset mail, on any device (RECOV-17, RECOV-22). */
export function MailResetForm({ link, findType }: Props) {
  const { fields, errors, recovery } = useAreaTexts('account');
  const done = useResetDone(findType);
  const submission = useSubmission(
    ({ newPassword: password, confirmEmailPassword: confirmPassword }: MailResetValues, signal) =>
      resetByMail({ password, confirmPassword, ...link }, { signal }),
    { success: recovery.reset.done, onSuccess: done, fields: FIELDS },
  );
  return (
    <StepCard step={3} title={recovery.reset.title}>
      <Form schema={mailResetSchema} submission={submission} texts={errors}>
        <p className={whose} translate="no">
          {link.email}
        </p>
        <UsernameOfPassword account={link.email} />
        <NewPasswordFields label={fields.newPassword} names={MAIL_PASSWORD_NAMES} />
        <SubmitButton className={wide}>{recovery.reset.submit}</SubmitButton>
      </Form>
      <StartAgain />
    </StepCard>
  );
}

const whose = css({
  margin: '-12px 0 12px',
  color: token('color-text-muted'),
  fontSize: token('text-s'),
  overflowWrap: 'anywhere',
});
