import type { Elements } from '../../elements';
import { fieldMessage } from './field.styles';

/** Returns the id of a field's message, by the id of its control. */
export function messageId(id: string): string {
  return `${id}-message`;
}

type Props = {
  /** Id of the control, which is the name of the field unless it has an id. */
  name: string;
  text: string | undefined;
  /** Content after the message, for example a link that helps to fix the error. */
  help?: Elements;
};

/** The message under a field. It is always rendered, so that screen readers announce changes and nothing shifts. */
export function FieldMessage({ name, text, help }: Props) {
  return (
    <p id={messageId(name)} className={fieldMessage} part="message" aria-live="polite">
      {text && <span>{text}</span>}
      {text && help}
    </p>
  );
}
