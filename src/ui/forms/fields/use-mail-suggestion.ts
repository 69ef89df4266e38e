import { type ComponentProps, type FocusEvent, type InputEvent, useState } from 'react';
import { retryChunk } from '#lib/chunk';
import type { Elements } from '../../elements';

type Field = Pick<ComponentProps<'input'>, 'type' | 'inputMode' | 'onBlur' | 'onInput'>;

export const loadMailSuggestion = () => import('./mail-suggestion');

/**
 * Loads the suggestion for a mistyped email address when the viewer leaves a field that takes one.
 * @returns the suggestion until the next input, and the handlers of the field
 */
export function useMailSuggestion({ type, inputMode, onBlur, onInput }: Field) {
  const [suggestion, setSuggestion] = useState<Elements>();
  const isForAddress = type === 'email' || inputMode === 'email';

  function handleBlur(event: FocusEvent<HTMLInputElement>) {
    const field = event.currentTarget;
    onBlur?.(event);
    // Without the chunk there is no suggestion.
    if (isForAddress)
      retryChunk(loadMailSuggestion).then(
        (chunk) => chunk.suggestAddress(field, setSuggestion),
        () => {},
      );
  }
  function handleInput(event: InputEvent<HTMLInputElement>) {
    onInput?.(event);
    setSuggestion(null);
  }
  return { suggestion, handlers: { onBlur: handleBlur, onInput: handleInput } };
}
