import type { Elements } from '../../elements';
import { MessageText } from '../../message-text';
import { fieldMessage } from './field.styles';

/** Returns the id of a field's message, by the id of its control. */
export function messageId(id: string): string {
  return `${id}-message`;
}

type Props = {
  /** Id of the control, which is the name of the field unless it has an id. */
  name: string;
  text: string | undefined;
  /** Announces the message, for a field whose form is not submitted. */
  role?: 'alert';
  /** Content after the message, for example a link that helps to fix the error. */
  help?: Elements;
};

/** The message under a field, which describes its control. It is always rendered, so that nothing shifts. */
export function FieldMessage({ name, text, role, help }: Props) {
  return (
    <p id={messageId(name)} className={fieldMessage} part="message" role={role}>
      {text && <MessageText text={text} />}
      {text && help}
    </p>
  );
}
