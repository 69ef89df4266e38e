import { TextField } from '#ui/forms/fields/text-field';
import { useAreaTexts } from '#ui/hooks/use-area-texts';

/** The field `phone`, the number that codes are sent to. */
export function PhoneField() {
  const { fields } = useAreaTexts('account');
  return <TextField name="phone" type="tel" label={fields.phone} autoComplete="tel" inputMode="numeric" />;
}
