import { useState } from 'react';
import { SMS_TYPES } from '../../api/sms';
import { useFieldWords } from '../../shared/field-words/use-field-words';
import { PhoneField } from '../../shared/sms-code/phone-field';
import { SmsCodeField } from '../../shared/sms-code/sms-code-field';
import { useSmsCode } from '../../shared/sms-code/use-sms-code';
import { Button } from '../../ui/button';
import { SchemaForm } from '../../ui/forms/form';
import { useAreaTexts } from '../../ui/use-area-texts';
import { GetCodeRow } from './get-code-row';
import { PHONE_BINDING_FORM, type PhoneBindingValues, phoneBindingSchema } from './phone-binding.schema';
import { PictureCodeField } from './picture-code-field';
import { usePictureProof } from './use-picture-proof';

type Props = { onValid: Parameters<typeof SchemaForm<PhoneBindingValues>>[0]['onValid'] };

/** Phone, picture code, SMS code once one was sent, submit (PHONE-01, PHONE-04). */
export function PhoneBindingForm({ onValid }: Props) {
  const { phoneBinding } = useAreaTexts('account');
  const wordsOf = useFieldWords(phoneBinding.errors);
  const picture = usePictureProof();
  const sms = useSmsCode({
    form: PHONE_BINDING_FORM,
    type: SMS_TYPES.phoneBinding,
    onProofUsed: picture.replace,
  });
  const [wasSentBefore] = useState(sms.wasSent);
  const sending = { sms, phoneField: 'phone', askProof: picture.ask };
  return (
    <SchemaForm schema={phoneBindingSchema} onValid={onValid}>
      {(messages, isBusy) => (
        <>
          <PhoneField message={wordsOf(messages.phone)} />
          <PictureCodeField
            code={picture.code}
            input={picture.input}
            message={wordsOf(picture.isMissing ? 'pictureCodeFormat' : messages.pictureCode)}
            onInput={picture.handleInput}
          />
          {sms.wasSent ? (
            <SmsCodeField {...sending} takesFocus={!wasSentBefore} message={wordsOf(messages.smsCode)} />
          ) : (
            <GetCodeRow {...sending} />
          )}
          <Button type="submit" busy={isBusy} disabled={!sms.wasSent}>
            {phoneBinding.submit}
          </Button>
        </>
      )}
    </SchemaForm>
  );
}
