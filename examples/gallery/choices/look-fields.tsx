import { Checkbox } from '#ui/forms/fields/checkbox';
import { RadioGroup } from '#ui/forms/fields/radio-group';
import { SelectField } from '#ui/forms/fields/select-field';
import type { Control } from '../manifest';
import { useGalleryTexts } from '../texts/texts';
import { ControlField } from './control-field';
import { WIDTHS } from './presets';

type Props = {
  /** The page, with whose width the first field begins. */
  selection: string;
  shared: readonly Control[];
};

/** Width of the page, theme, and the attributes of every element. */
export function LookFields({ selection, shared }: Props) {
  const texts = useGalleryTexts();
  return (
    <div>
      <RadioGroup
        key={selection}
        name="width"
        legend={texts.width}
        isInline
        options={WIDTHS.map((value) => ({ value, label: value }))}
      />
      <SelectField
        name="sheet"
        label={texts.sheet}
        placeholder={texts.noSheet}
        options={Object.entries(texts.sheets).map(([value, label]) => ({ value, label }))}
      />
      <Checkbox name="isLarge" label={texts.isLarge} />
      {shared.map((control) => (
        <ControlField key={control.name} name={`shared.${control.name}`} control={control} />
      ))}
    </div>
  );
}
