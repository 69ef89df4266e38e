import * as z from 'zod/mini';
import { verifyAccount } from '#api/sign-in/recovery';
import { INLINE_CODES } from '#config/error-codes';
import { STORAGE_KEYS } from '#config/storage-keys';
import { accountOf } from '#lib/account-rules';
import { tabStore } from '#lib/storage';
import { useCaptcha } from '#shared/captcha/use-captcha';
import { fieldForAll } from '#shared/failure/field-rules';
import { AccountLink } from '#shared/navigation/account-link';
import { useRoute } from '#shared/navigation/route';
import { useSubmission } from '#shared/submission/use-submission';
import { TextField } from '#ui/forms/fields/text-field';
import { Form } from '#ui/forms/form';
import { SubmitButton } from '#ui/forms/submit-button';
import { useAreaTexts } from '#ui/hooks/use-area-texts';
import { foot, wide } from './recovery.styles';
import { accountTypeOf, loadRecovery, saveRecovery } from './recovery-state';
import { StepCard } from './step-card';
import { useNavigateWithSource } from './use-navigate-with-source';

/** Error keys are those of the recovery texts (RECOV-01, RECOV-02). */
const accountSchema = z.object({
  account: z.string().check(
    z.overwrite(accountOf),
    z.minLength(1, { error: 'accountRequired' }),
    z.refine((account) => accountTypeOf(account) !== null, { error: 'accountFormat' }),
  ),
});

/** Codes about the account are shown in the form (ERR-04) and as toasts (RECOV-24). */
const FIELDS = fieldForAll(INLINE_CODES, 'account');

/**
 * FindPassword1: the account whose password is recovered, verified after a captcha (RECOV-01 to RECOV-04).
 */
export function Screen() {
  const { recovery } = useAreaTexts('account');
  const { state } = useRoute();
  const navigate = useNavigateWithSource();
  const captcha = useCaptcha();
  const submission = useSubmission(
    ({ account }: z.infer<typeof accountSchema>, signal) =>
      captcha.ask((passed) => verifyAccount({ account, captcha: passed }, { signal })),
    {
      onSuccess(_response, { account }) {
        saveRecovery({ account });
        // In place of what was typed at the sign-in, until the recovery is over.
        tabStore.set(STORAGE_KEYS.account, account);
        const accountType = accountTypeOf(account) ?? 'email';
        navigate('FindPassword2', { params: { accountType }, state: { account } });
      },
      fields: FIELDS,
    },
  );
  return (
    <StepCard step={1} title={recovery.title}>
      <Form
        schema={accountSchema}
        submission={submission}
        texts={recovery.errors}
        defaultValues={{
          account: String(tabStore.get(STORAGE_KEYS.account) ?? '') || loadRecovery(state)?.account,
        }}
        onFocus={captcha.prepare}
      >
        <TextField
          name="account"
          label={recovery.account}
          placeholder={recovery.accountHint}
          autoComplete="username"
          inputMode="email"
        />
        <SubmitButton className={wide}>{recovery.next}</SubmitButton>
      </Form>
      <SignInHint />
      {captcha.element}
    </StepCard>
  );
}

/** Link back to the sign-in. */
function SignInHint() {
  const { recovery } = useAreaTexts('account');
  return (
    <p className={foot}>
      <span>{recovery.remembered}</span>
      <AccountLink to="Login">{recovery.signIn}</AccountLink>
    </p>
  );
}
