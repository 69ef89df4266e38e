import { useRef } from 'react';
import { SmsButton, type SmsButtonProps } from '../../shared/sms-code/sms-button';
import { useSiblingValue } from '../../shared/sms-code/use-sibling-value';
import { css } from '../../ui/emotion';
import { FieldMessage } from '../../ui/forms/field-message';

/** Stands where the code's field will be, until a code was sent (PHONE-04). */
export function GetCodeRow(props: SmsButtonProps) {
  const anchor = useRef<HTMLFieldSetElement>(null);
  const mobile = useSiblingValue(anchor, props.phoneField);
  return (
    <fieldset ref={anchor} className={row}>
      <SmsButton {...props} />
      <FieldMessage name="getCode" text={props.sms.problemFor(mobile)} />
    </fieldset>
  );
}

const row = css({ display: 'grid', minWidth: 0, padding: 0, border: 0 });
