import * as z from 'zod/mini';
import { getSecurityEmail } from '#api/sign-in/recovery';
import { useCaptcha } from '#shared/captcha/use-captcha';
import { useReportedQuery } from '#shared/query/use-reported-query';
import { RadioGroup, type RadioOption } from '#ui/forms/fields/radio-group';
import { Form, type Submission } from '#ui/forms/form';
import { SubmitButton } from '#ui/forms/submit-button';
import { useAreaTexts } from '#ui/hooks/use-area-texts';
import { wide } from './recovery.styles';
import {
  type AccountType,
  isMethod,
  RECOVERY_METHODS,
  type Recovery,
  type RecoveryMethod,
  saveRecovery,
} from './recovery-state';
import { useResetMail } from './reset/use-reset-mail';
import { SecurityEmailHint } from './security-email-hint';
import { StartAgain } from './start-again';
import { StepCard } from './step-card';
import { useNavigateWithSource } from './use-navigate-with-source';

/** The value is null until a method is chosen. */
const schema = z.object({ method: z.custom<RecoveryMethod>(isMethod, { error: 'methodRequired' }) });

type Props = { recovery: Recovery; accountType: AccountType };

/** Choice of SMS, mail to the account's address, or mail to its security email (RECOV-05 to RECOV-11). */
export function MethodChoice({ recovery: { account, method: chosen }, accountType }: Props) {
  const { recovery: words } = useAreaTexts('account');
  const navigate = useNavigateWithSource();
  const captcha = useCaptcha();
  const security = useReportedQuery(
    ['security-email', account],
    (options) => getSecurityEmail(account, options),
    { isPublic: true },
  );
  const mail = useResetMail(captcha.ask);
  const securityAddress = security.value?.isReady ? security.value.email : '';

  const submission: Submission<{ method: RecoveryMethod }> = {
    ...mail,
    submit({ method }) {
      saveRecovery({ account, method });
      if (method === RECOVERY_METHODS.sms)
        navigate('FindPassword3', { params: { findType: 'mobile' }, state: { account } });
      else mail.submit({ email: method === RECOVERY_METHODS.mail ? account : securityAddress });
    },
  };
  const own: Record<AccountType, RadioOption> = {
    mobile: { value: RECOVERY_METHODS.sms, label: words.method.sms, hint: account },
    email: { value: RECOVERY_METHODS.mail, label: words.method.mail, hint: account },
  };
  const options: RadioOption[] = [
    own[accountType],
    {
      value: RECOVERY_METHODS.securityMail,
      label: words.method.securityMail,
      hint: <SecurityEmailHint query={security} />,
      disabled: securityAddress === '',
    },
  ];
  return (
    <StepCard step={2} title={words.method.title}>
      <Form
        schema={schema}
        submission={submission}
        texts={words.errors}
        defaultValues={{ method: chosen }}
        onFocus={captcha.prepare}
      >
        <RadioGroup name="method" legend={words.method.legend} options={options} />
        <SubmitButton className={wide}>{words.next}</SubmitButton>
      </Form>
      <StartAgain />
      {captcha.element}
    </StepCard>
  );
}
