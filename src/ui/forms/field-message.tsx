import type { ReactNode } from 'react';
import { fieldMessage } from './field.styles';

/** The id of the message that belongs to the field of this name. */
export function messageId(name: string): string {
  return `${name}-message`;
}

type Props = {
  name: string;
  text: ReactNode;
  /** What helps with an error, after its message. */
  help?: ReactNode;
};

/** The message under a field. It is there from the start, so that a change is announced and nothing moves. */
export function FieldMessage({ name, text, help }: Props) {
  return (
    <p id={messageId(name)} className={fieldMessage} part="message" aria-live="polite">
      {text}
      {text && help}
    </p>
  );
}
