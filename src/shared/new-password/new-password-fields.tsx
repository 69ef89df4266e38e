import { type ReactNode, useRef } from 'react';
import { css } from '../../ui/emotion';
import { PasswordField } from '../../ui/forms/password-field';
import { useAreaTexts } from '../../ui/use-area-texts';
import { type NewPasswordErrorKey, PASSWORD_NAMES } from './new-password.schema';
import { StrengthMeter } from './strength-meter';
import { useTypedPassword } from './use-typed-password';

type Props = {
  /** Of the first field. */
  label: ReactNode;
  /** Keys of the account area's errors, or the server's own words. */
  messages: { password?: string | undefined; confirmPassword?: string | undefined };
  /** Where two forms stand side by side, each needs names of its own. */
  names?: readonly [password: string, confirmation: string];
  /** Where no indicator is documented (the mobile site), there is none. */
  hasMeter?: boolean;
};

/**
 * A new password and its repetition, `password` and `confirmPassword`, for a form whose schema has `NEW_PASSWORD`.
 * The fields are the form's own; what is shown beside them follows what they hold.
 */
export function NewPasswordFields({
  label,
  messages,
  names: [password, confirmation] = PASSWORD_NAMES,
  hasMeter = true,
}: Props) {
  const { fields, errors } = useAreaTexts('account');
  const box = useRef<HTMLDivElement>(null);
  const { level, isSame } = useTypedPassword(box);

  const wordsOf = (message: string | undefined) =>
    message && (errors[message as NewPasswordErrorKey] ?? message);
  // The form judges a field when it changes; a repetition also becomes right when the first field does.
  const isMended = messages.confirmPassword === 'confirmDifferent' && isSame;
  return (
    <div ref={box}>
      <div className={hasMeter ? metered : undefined}>
        <PasswordField
          name={password}
          label={label}
          message={wordsOf(messages.password)}
          autoComplete="new-password"
        />
        {hasMeter && <StrengthMeter level={level} className={belowInput} />}
      </div>
      <PasswordField
        name={confirmation}
        label={fields.confirmPassword}
        message={isMended ? undefined : wordsOf(messages.confirmPassword)}
        autoComplete="new-password"
      />
    </div>
  );
}

/** The field's own rows with one more between input and message. */
const metered = css({
  display: 'grid',
  gridTemplateColumns: '1fr auto',
  '& > [part=field]': { display: 'contents' },
  '& > [part=field] > p': { gridRow: 4 },
});
const belowInput = css({ gridArea: '3/1/4/3' });
