import { SmsButton, type SmsButtonProps } from '../../shared/sms-code/sms-button';
import { FieldMessage } from '../../ui/forms/fields/field-message';
import { useFieldText } from '../../ui/forms/use-field-value';
import { css } from '../../ui/styles/emotion';

/** Shown in place of the code field until a code has been sent (PHONE-04). */
export function GetCodeRow(props: SmsButtonProps) {
  const mobile = useFieldText(props.phoneField);
  return (
    <div className={row}>
      <SmsButton {...props} />
      <FieldMessage name="getCode" text={props.sms.problemFor(mobile)} />
    </div>
  );
}

const row = css({ display: 'grid' });
