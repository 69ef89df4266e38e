import { useRef, useState } from 'react';
import { PICTURE_CODE_REFUSED } from '#config/error-codes';
import { textWithoutBlanks } from '#lib/text/normal-form';
import type { Reaction } from '#shared/failure/reaction';
import type { AskProof } from '#shared/sms-code/use-sms-code';
import type { FieldError } from '#ui/forms/field-error';
import { isPictureCode } from './phone-binding.schema';
import { type PictureCode, usePictureCode } from './use-picture-code';

/**
 * Uses the picture code as the proof for an SMS (SMS-04). After one use the field is cleared and a new
 * picture loaded.
 */
export function usePictureProof() {
  const code: PictureCode = usePictureCode();
  const input = useRef<HTMLInputElement>(null);
  const [error, setError] = useState<FieldError>();

  const ask: AskProof = async (send) => {
    const pictureCode = textWithoutBlanks(input.current?.value ?? '');
    const isComplete = isPictureCode(pictureCode);
    setError(isComplete ? undefined : { key: 'pictureCodeFormat' });
    if (isComplete) return send({ pictureCode });
    input.current?.focus();
    return null;
  };
  /** @param refusal of the SMS, after which the next letters have to be typed */
  function replace(refusal?: Reaction) {
    if (input.current) input.current.value = '';
    code.reload();
    if (!refusal) return;
    const { error, text } = refusal;
    if (error.code !== null && PICTURE_CODE_REFUSED.includes(error.code)) setError({ text });
    input.current?.focus();
  }
  return { code, input, error, ask, replace, handleInput: () => setError(undefined) };
}
