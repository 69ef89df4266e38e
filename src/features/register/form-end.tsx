import { fill } from '#i18n/fill';
import { signedIfForced } from '#ui/forms/fields/field.styles';
import { messageId } from '#ui/forms/fields/field-message';
import { useField } from '#ui/forms/form-context';
import { SubmitButton } from '#ui/forms/submit-button';
import { useFieldValue } from '#ui/forms/use-field-value';
import { useAreaTexts } from '#ui/hooks/use-area-texts';
import { css } from '#ui/styles/emotion';
import { names } from '#ui/styles/names';
import { token } from '#ui/styles/tokens';
import { AgreementCheckbox } from './agreement-checkbox';
import { useAgreementText } from './use-agreement-text';

type Props = {
  /** Id of the checkbox, which differs between two forms on one screen. */
  checkboxId?: string;
  isMobileSite: boolean;
};

const CHECKBOX = 'checked';

/**
 * Agreement and submit button of both forms. Until the viewer agrees, the button looks disabled, and the line below it says
 * why; after a submit, that line is the error of the checkbox (REG-14, OQ-101).
 */
export function FormEnd({ checkboxId = CHECKBOX, isMobileSite }: Props) {
  const { register } = useAreaTexts('account');
  const agreeFirst = fill(useAgreementText(register.agreeFirst), register);
  const isAgreed = useFieldValue(CHECKBOX) === true;
  const { message, state } = useField(CHECKBOX, undefined, checkboxId);
  const lineId = messageId(checkboxId);
  return (
    <div className={box}>
      <AgreementCheckbox {...state} name={CHECKBOX} id={checkboxId} isMobileSite={isMobileSite} />
      <SubmitButton off={!isAgreed} aria-describedby={lineId}>
        {register.submit}
      </SubmitButton>
      <p id={lineId} className={names(hint, message && wrong)} data-testid="agree-first">
        {!isAgreed && agreeFirst}
      </p>
    </div>
  );
}

const box = css({ display: 'grid', gap: 8 });
const hint = css({
  minHeight: `calc(1em*${token('leading')})`,
  color: token('color-text-muted'),
  fontSize: token('text-xs'),
  textAlign: 'center',
});
const wrong = css({ '&&': { color: token('color-danger') }, ...signedIfForced });
