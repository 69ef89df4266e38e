import { Button, type ButtonProps } from '../button';
import { useFormState } from './form-context';

/** Submits its form, and is busy while that is being done. Parts: those of `Button`. */
export function SubmitButton(props: Omit<ButtonProps, 'type' | 'busy'>) {
  const { isBusy } = useFormState();
  return <Button {...props} type="submit" busy={isBusy} />;
}
