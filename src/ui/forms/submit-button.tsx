import { Button, type ButtonProps } from '../button';
import { useFormState } from './form-context';

/** The submit button of a form, busy during a submission. */
export function SubmitButton(props: Omit<ButtonProps, 'type' | 'busy'>) {
  const { isBusy } = useFormState();
  return <Button {...props} type="submit" busy={isBusy} />;
}
