import { useField } from '../../../ui/forms/form-context';
import { useAreaTexts } from '../../../ui/hooks/use-area-texts';
import { css } from '../../../ui/styles/emotion';
import { token } from '../../../ui/styles/tokens';

const SEXES = [
  ['1', 'male'],
  ['2', 'female'],
] as const;

/** Male or female (SET-07), on one line. Parts: `radios`, `radio`, `label`. */
export function SexField() {
  const { fields } = useAreaTexts('settings').profile;
  const { start } = useField('sex');
  return (
    <div role="radiogroup" aria-labelledby="sex-legend" part="radios" className={group}>
      <span id="sex-legend" className={legend}>
        {fields.sex}
      </span>
      {SEXES.map(([value, name]) => (
        <label key={value} part="label" className={choice}>
          <input
            type="radio"
            id={`sex-${value}`}
            name="sex"
            value={value}
            part="radio"
            defaultChecked={value === start}
          />
          {fields[name]}
        </label>
      ))}
    </div>
  );
}

const group = css({ display: 'flex', flexWrap: 'wrap', columnGap: 8, marginBottom: 16 });
const legend = css({ flexBasis: '100%', fontSize: token('text-s'), fontWeight: 500 });
const choice = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 8,
  minWidth: 72,
  minHeight: token('control-height'),
  cursor: 'pointer',
  '& input': { flex: 'none', width: 18, height: 18, margin: 0, accentColor: token('color-brand') },
});
