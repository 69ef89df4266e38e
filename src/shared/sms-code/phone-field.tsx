import { TextField } from '../../ui/forms/text-field';
import { useAreaTexts } from '../../ui/use-area-texts';

/** The field `phone`, to which a code is sent. Parts: those of `TextField`. */
export function PhoneField() {
  const { fields } = useAreaTexts('account');
  return (
    <TextField name="phone" type="tel" label={fields.phone} autoComplete="tel-national" inputMode="numeric" />
  );
}
