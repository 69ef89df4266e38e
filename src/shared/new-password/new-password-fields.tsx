import { useRef } from 'react';
import type { PasswordPolicy } from '#config/limits';
import { PasswordField } from '#ui/forms/fields/password-field';
import { useAreaTexts } from '#ui/hooks/use-area-texts';
import { PASSWORD_NAMES } from './new-password.schema';
import { StrengthMeter } from './strength-meter';
import { useStrengthLevel } from './use-strength-level';

type Props = {
  /** Label of the first field. */
  label: string;
  names?: readonly [password: string, confirmation: string];
  /** Ids of the controls; two forms on one screen need different ones. */
  ids?: readonly [password: string, confirmation: string];
  /** Password rule. The strength meter is specified for `strong` only. */
  policy?: PasswordPolicy;
};

/** The fields of a new password, for a form whose texts contain the account area's `errors`. */
export function NewPasswordFields({
  label,
  names: [password, confirmation] = PASSWORD_NAMES,
  ids: [passwordId, confirmationId] = PASSWORD_NAMES,
  policy = 'strong',
}: Props) {
  const { fields, errors } = useAreaTexts('account');
  const box = useRef<HTMLDivElement>(null);
  const level = useStrengthLevel(box);
  return (
    <div ref={box}>
      <PasswordField
        name={password}
        id={passwordId}
        label={label}
        hint={errors[POLICY_RULES[policy]]}
        remark={policy === 'strong' && <StrengthMeter level={level} />}
        autoComplete="new-password"
      />
      <PasswordField
        name={confirmation}
        id={confirmationId}
        label={fields.confirmPassword}
        autoComplete="new-password"
      />
    </div>
  );
}

/** Keys of the rule's text, which is shown as hint and as error. */
const POLICY_RULES = { strong: 'passwordStrength', basic: 'passwordLength' } as const;
