import type { ReactNode } from 'react';
import { fieldMessage } from './field.styles';

/** The id of the message that belongs to the field of this name. */
export function messageId(name: string): string {
  return `${name}-message`;
}

/** The message under a field. It is there from the start, so that a change is announced and nothing moves. */
export function FieldMessage({ name, text }: { name: string; text: ReactNode }) {
  return (
    <p id={messageId(name)} className={fieldMessage} part="message" aria-live="polite">
      {text}
    </p>
  );
}
