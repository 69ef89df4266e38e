import { REGIONS } from '../../../config/regions';
import { SelectField } from '../../../ui/forms/fields/select-field';
import { useField } from '../../../ui/forms/form-context';
import { useFieldValue } from '../../../ui/forms/use-field-value';
import { useAreaTexts } from '../../../ui/hooks/use-area-texts';
import { css } from '../../../ui/styles/emotion';
import { withCurrent } from './with-current';

const PROVINCES = [...REGIONS.keys()];

/** Province and its cities (SET-09, OQ-66). A server value that is not in the list is kept as an option. */
export function RegionFields() {
  const { fields, choose, chooseProvince } = useAreaTexts('settings').profile;
  const knownProvince = useField('province').start as string;
  const knownCity = useField('city').start as string;
  const province = useFieldValue('province') as string;
  const cities = REGIONS.get(province) ?? [];
  const isKnown = province === knownProvince;
  const [first = '', ...others] = cities;
  return (
    <div className={pair}>
      <SelectField
        name="province"
        label={fields.province}
        placeholder={choose}
        options={withCurrent(PROVINCES, knownProvince)}
      />
      <SelectField
        // Resets the city when the province changes; the only city of a province is selected.
        key={province}
        name="city"
        label={fields.city}
        placeholder={province ? choose : chooseProvince}
        options={isKnown ? withCurrent(cities, knownCity) : cities}
        defaultValue={isKnown ? knownCity : others.length > 0 ? '' : first}
      />
    </div>
  );
}

const pair = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit,minmax(min(100%,180px),1fr))',
  columnGap: 16,
});
