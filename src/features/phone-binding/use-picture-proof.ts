import { useRef, useState } from 'react';
import { textWithoutBlanks } from '#lib/text/normal-form';
import type { AskProof } from '#shared/sms-code/use-sms-code';
import { isPictureCode } from './phone-binding.schema';
import { type PictureCode, usePictureCode } from './use-picture-code';

/**
 * Uses the picture code as the proof for an SMS (SMS-04). After one use the field is cleared and a new
 * picture loaded.
 */
export function usePictureProof() {
  const code: PictureCode = usePictureCode();
  const input = useRef<HTMLInputElement>(null);
  const [isMissing, setMissing] = useState(false);

  const ask: AskProof = async (send) => {
    const pictureCode = textWithoutBlanks(input.current?.value ?? '');
    setMissing(!isPictureCode(pictureCode));
    if (isPictureCode(pictureCode)) return send({ pictureCode });
    input.current?.focus();
    return null;
  };
  function replace(isAccepted: boolean) {
    if (input.current) input.current.value = '';
    code.reload();
    if (!isAccepted) input.current?.focus();
  }
  return { code, input, isMissing, ask, replace, handleInput: () => setMissing(false) };
}
