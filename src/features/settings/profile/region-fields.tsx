import { useState } from 'react';
import { REGIONS } from '../../../config/regions';
import { css } from '../../../ui/emotion';
import { SelectField } from '../../../ui/forms/select-field';
import { useAreaTexts } from '../../../ui/use-area-texts';
import { withKnown } from './with-known';

type Props = { province: string; city: string };

const PROVINCES = [...REGIONS.keys()];

/** Province, and the cities of that province (SET-09, OQ-66). What the service knows and the list does not, stays. */
export function RegionFields({ province: knownProvince, city: knownCity }: Props) {
  const { fields, choose, chooseProvince } = useAreaTexts('settings').profile;
  const [province, setProvince] = useState(knownProvince);
  const [city, setCity] = useState(knownCity);
  const cities = REGIONS.get(province) ?? [];

  function handleProvince(name: string) {
    const [first = '', ...others] = REGIONS.get(name) ?? [];
    setProvince(name);
    setCity(others.length > 0 ? '' : first);
  }
  return (
    <div className={pair}>
      <SelectField
        name="province"
        label={fields.province}
        placeholder={choose}
        options={withKnown(PROVINCES, knownProvince)}
        value={province}
        onChange={({ currentTarget }) => handleProvince(currentTarget.value)}
      />
      <SelectField
        name="city"
        label={fields.city}
        placeholder={province ? choose : chooseProvince}
        options={province === knownProvince ? withKnown(cities, knownCity) : cities}
        value={city}
        onChange={({ currentTarget }) => setCity(currentTarget.value)}
      />
    </div>
  );
}

const pair = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit,minmax(min(100%,180px),1fr))',
  columnGap: 16,
});
