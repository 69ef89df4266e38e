import { fill } from '#i18n/fill';
import { Checkbox } from '#ui/forms/fields/checkbox';
import { SelectField } from '#ui/forms/fields/select-field';
import { TextField } from '#ui/forms/fields/text-field';
import { css } from '#ui/styles/emotion';
import { token } from '#ui/styles/tokens';
import type { Control } from '../manifest';
import { useGalleryTexts } from '../texts/texts';

/** The field of an attribute, by its type in the manifest. */
export function ControlField({ name, control }: { name: string; control: Control }) {
  const texts = useGalleryTexts();
  const { kind, words, fallback } = control;
  const label = <ControlLabel control={control} />;
  const unset = fallback ? fill(texts.unsetTo, { value: fallback }) : texts.unset;
  if (kind === 'flag')
    return (
      <div className={flag}>
        <Checkbox name={name} label={label} />
      </div>
    );
  if (kind === 'choice') return <SelectField name={name} label={label} placeholder={unset} options={words} />;
  return <TextField name={name} label={label} placeholder={fallback} />;
}

function ControlLabel({ control }: { control: Control }) {
  return (
    <span className={text}>
      <code>{control.name}</code>
      <span>{control.description}</span>
    </span>
  );
}

const text = css({
  display: 'block',
  '& code': { display: 'block', fontFamily: 'ui-monospace,monospace', fontWeight: 600 },
  '& span': { display: 'block', color: token('color-text-muted'), fontWeight: 400 },
});
/** Distance to the next field, as the message line of other fields. */
const flag = css({ marginBottom: 16 });
