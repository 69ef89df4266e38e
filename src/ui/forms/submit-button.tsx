import { Button, type ButtonProps } from '../button';
import { MessageText } from '../message-text';
import { css } from '../styles/emotion';
import { token } from '../styles/tokens';
import { WHOLE_FORM } from './field-error';
import { useField, useFormState } from './form-context';

/**
 * The submit button of a form, busy during a submission. Above it stands the error of the whole form. A toast has
 * announced that error, so it is no live region.
 */
export function SubmitButton(props: Omit<ButtonProps, 'type' | 'busy'>) {
  const { isBusy } = useFormState();
  const { message } = useField(WHOLE_FORM);
  return (
    <>
      {message && (
        <p className={formMessage} part="message" data-testid="form-message">
          <MessageText text={message} />
        </p>
      )}
      <Button {...props} type="submit" busy={isBusy} />
    </>
  );
}

const formMessage = css({
  // A line of its own in a row of buttons.
  flex: '1 0 100%',
  marginBottom: 12,
  padding: '10px 12px',
  // Visible with forced colours only, which remove the background.
  border: '1px solid transparent',
  borderRadius: token('radius-m'),
  background: token('color-danger-soft'),
  color: token('color-danger'),
  fontSize: token('text-s'),
});
