import type { UseFormReturn } from 'react-hook-form';
import type * as z from 'zod/mini';
import { verifyAccount } from '../../api/recovery';
import { useCaptcha } from '../../shared/captcha/use-captcha';
import { useToldFailure } from '../../shared/failure/use-told-failure';
import { useRoute } from '../../shared/navigation/route';
import { Button } from '../../ui/button';
import { Card } from '../../ui/card';
import { SchemaForm } from '../../ui/forms/form';
import { TextField } from '../../ui/forms/text-field';
import { useAreaTexts } from '../../ui/use-area-texts';
import { type AccountErrorKey, accountSchema } from './find-password1.schema';
import { accountTypeOf, keepRecovery, keptRecovery } from './kept-recovery';
import { wide } from './recovery.styles';
import { SignInHint } from './sign-in-hint';
import { useOnward } from './use-onward';

type Values = z.infer<typeof accountSchema>;

/** FindPassword1: whose password it is; a captcha comes before the answer (RECOV-01 to RECOV-04). */
export function Screen() {
  const { recovery } = useAreaTexts('account');
  const { state } = useRoute();
  const navigate = useOnward();
  const captcha = useCaptcha();
  const failure = useToldFailure();

  async function submit({ account }: Values, form: UseFormReturn<Values>, signal: AbortSignal) {
    try {
      const passed = await captcha.ask('puzzle');
      if (!passed || signal.aborted) return;
      await verifyAccount({ account, captcha: passed }, { signal });
      keepRecovery({ account });
      const accountType = accountTypeOf(account) ?? 'email';
      navigate('FindPassword2', { params: { accountType }, state: { account } });
    } catch (cause) {
      const failed = failure(cause);
      // The form displays the codes that speak of its account (ERR-04).
      if (!failed?.inlineText) return;
      form.setError('account', { message: failed.inlineText });
      form.setFocus('account', { shouldSelect: true });
    }
  }
  const wordsOf = (message: string | undefined) =>
    message && (recovery.errors[message as AccountErrorKey] ?? message);
  return (
    <Card title={recovery.title} level={1}>
      <SchemaForm schema={accountSchema} onValid={submit} onFocus={captcha.prepare}>
        {(messages, isBusy) => (
          <>
            <TextField
              name="account"
              label={recovery.account}
              placeholder={recovery.accountHint}
              message={wordsOf(messages.account)}
              defaultValue={keptRecovery(state)?.account}
              autoComplete="username"
              autoCapitalize="none"
              spellCheck={false}
              inputMode="email"
            />
            <Button type="submit" busy={isBusy} className={wide}>
              {recovery.next}
            </Button>
          </>
        )}
      </SchemaForm>
      <SignInHint />
      {captcha.element}
    </Card>
  );
}
