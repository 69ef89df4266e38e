import { RadioGroup } from '../../../ui/forms/fields/radio-group';
import { useAreaTexts } from '../../../ui/hooks/use-area-texts';

/** Male or female (SET-07), on one line. */
export function SexField() {
  const { fields } = useAreaTexts('settings').profile;
  const options = [
    { value: '1', label: fields.male },
    { value: '2', label: fields.female },
  ];
  return <RadioGroup isInline name="sex" legend={fields.sex} options={options} />;
}
