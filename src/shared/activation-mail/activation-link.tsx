import { isEmail } from '#lib/account-rules';
import { plainText } from '#lib/text/normal-form';
import { Button } from '#ui/button';
import { useFieldText } from '#ui/forms/use-field-value';
import { useActivationMail } from './use-activation-mail';

type Props = Parameters<typeof useActivationMail>[0] & {
  /** Name of the field with the address. */
  field: string;
  label: string;
};

/** Sends the activation mail to the address in a field; follows the message of the field. */
export function ActivationLink({ field, label, ...options }: Props) {
  const email = plainText(useFieldText(field));
  const { isBusy, submit } = useActivationMail(options);
  if (!isEmail(email)) return null;
  return (
    <>
      {' '}
      <Button variant="link" busy={isBusy} onClick={() => submit({ email })}>
        {label}
      </Button>
    </>
  );
}
