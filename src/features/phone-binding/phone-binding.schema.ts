import * as z from 'zod/mini';
import { PICTURE_CODE_LENGTH } from '#config/limits';
import { textWithoutBlanks } from '#lib/text/normal-form';
import { SMS_FIELDS } from '#shared/sms-code/sms-code.schema';

/**
 * The picture code is needed only to send the SMS and is already used on submit, so that an empty field is
 * valid (PHONE-03). The form cannot be submitted before an SMS was sent.
 */
export const phoneBindingSchema = z.object({
  ...SMS_FIELDS,
  pictureCode: z.string().check(
    z.overwrite(textWithoutBlanks),
    z.refine((code) => code === '' || isPictureCode(code), { error: 'pictureCodeFormat' }),
  ),
});

export type PhoneBindingValues = z.infer<typeof phoneBindingSchema>;

/** Key of the form in storage. */
export const PHONE_BINDING_FORM = 'phone-binding';

export function isPictureCode(text: string): boolean {
  return text.length === PICTURE_CODE_LENGTH;
}
