import { SMS_TYPES } from '#api/sign-in/sms';
import { PhoneField } from '#shared/sms-code/phone-field';
import { SmsButton, type SmsButtonProps } from '#shared/sms-code/sms-button';
import { SmsCodeField } from '#shared/sms-code/sms-code-field';
import { useSmsCode } from '#shared/sms-code/use-sms-code';
import { FieldMessage, messageId } from '#ui/forms/fields/field-message';
import { Form, type Submission } from '#ui/forms/form';
import { useField } from '#ui/forms/form-context';
import { SubmitButton } from '#ui/forms/submit-button';
import { useFieldText } from '#ui/forms/use-field-value';
import { useAreaTexts } from '#ui/hooks/use-area-texts';
import { css } from '#ui/styles/emotion';
import { PHONE_BINDING_FORM, type PhoneBindingValues, phoneBindingSchema } from './phone-binding.schema';
import { PictureCodeField } from './picture-code-field';
import { usePictureProof } from './use-picture-proof';

type Props = { submission: Submission<PhoneBindingValues> };

/** Phone, picture code, SMS code after one was sent, and submit (PHONE-01, PHONE-04). */
export function PhoneBindingForm({ submission }: Props) {
  const { errors, phoneBinding } = useAreaTexts('account');
  const picture = usePictureProof();
  const sms = useSmsCode({
    form: PHONE_BINDING_FORM,
    type: SMS_TYPES.phoneBinding,
    onProofUsed: picture.replace,
  });
  const sending = { sms, phoneField: 'phone', askProof: picture.ask };
  return (
    <Form schema={phoneBindingSchema} submission={submission} texts={{ ...errors, ...phoneBinding.errors }}>
      <PhoneField />
      <PictureCodeField
        code={picture.code}
        input={picture.input}
        error={picture.error}
        onInput={picture.handleInput}
      />
      {sms.wasSent ? <SmsCodeField {...sending} takesFocus={sms.isSentNow} /> : <GetCodeRow {...sending} />}
      <SubmitButton off={!sms.wasSent}>{phoneBinding.submit}</SubmitButton>
    </Form>
  );
}

/** Shown in place of the code field until a code has been sent (PHONE-04); a submit says that a code is missing (OQ-101). */
function GetCodeRow(props: SmsButtonProps) {
  const { codeFirst } = useAreaTexts('account').phoneBinding;
  const phone = useFieldText(props.phoneField);
  const { message } = useField('smsCode');
  return (
    <div className={row}>
      <SmsButton {...props} name="smsCode" aria-describedby={messageId('getCode')} />
      <FieldMessage name="getCode" text={props.sms.errorFor(phone) || (message && codeFirst)} />
    </div>
  );
}

const row = css({ display: 'grid' });
