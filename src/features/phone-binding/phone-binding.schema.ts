import * as z from 'zod/mini';
import { PICTURE_CODE_LENGTH } from '../../config/limits';
import { SMS_FIELDS } from '../../shared/sms-code/sms-code.schema';

/**
 * The picture code is for the SMS alone, and is used up when it is submitted: an empty field is no fault of the form
 * (PHONE-03). Without an SMS there is nothing to submit.
 */
export const phoneBindingSchema = z.object({
  ...SMS_FIELDS,
  pictureCode: z.string().check(
    z.trim(),
    z.refine((code) => code === '' || isPictureCode(code), { error: 'pictureCodeFormat' }),
  ),
});

export type PhoneBindingValues = z.infer<typeof phoneBindingSchema>;

/** Names the form where it keeps something. */
export const PHONE_BINDING_FORM = 'phone-binding';

export function isPictureCode(text: string): boolean {
  return text.length === PICTURE_CODE_LENGTH;
}
