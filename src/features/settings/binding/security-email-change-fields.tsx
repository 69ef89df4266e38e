import { useRef } from 'react';
import { useFieldWords } from '../../../shared/field-words/use-field-words';
import { useSiblingValue } from '../../../shared/sms-code/use-sibling-value';
import type { FieldMessages } from '../../../ui/forms/form-engine';
import { TextField } from '../../../ui/forms/text-field';
import { useAreaTexts } from '../../../ui/use-area-texts';
import { type ChangeEmailValues, isSameAddress } from './security-email.schema';

type Props = {
  messages: FieldMessages<ChangeEmailValues>;
  /** What was typed before the password had to be given once more. */
  draft: ChangeEmailValues | null;
};

/** The address that is bound, and the one to take its place. */
export function ChangeEmailFields({ messages, draft }: Props) {
  const { securityEmail: words } = useAreaTexts('settings').binding;
  const wordsOf = useFieldWords(words.errors);
  const input = useRef<HTMLInputElement>(null);
  const current = useSiblingValue(input, 'email');
  const next = useSiblingValue(input, 'newEmail');
  // The form judges a field when it changes; the new address also becomes right when the current one does.
  const isMended = messages.newEmail === 'same' && !isSameAddress(current, next);
  return (
    <>
      <TextField
        name="email"
        type="email"
        label={words.current}
        message={wordsOf(messages.email)}
        autoComplete="off"
        autoCapitalize="none"
        defaultValue={draft?.email}
      />
      <TextField
        ref={input}
        name="newEmail"
        type="email"
        label={words.next}
        message={isMended ? undefined : wordsOf(messages.newEmail)}
        autoComplete="email"
        autoCapitalize="none"
        defaultValue={draft?.newEmail}
      />
    </>
  );
}
