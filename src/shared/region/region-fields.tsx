import { useLayoutEffect, useRef } from 'react';
import { REGIONS } from '#config/regions';
import { SelectField } from '#ui/forms/fields/select-field';
import { useField } from '#ui/forms/form-context';
import { useFieldValue } from '#ui/forms/use-field-value';
import { useForeignLanguage } from '#ui/language';
import { css } from '#ui/styles/emotion';
import { withCurrent } from './with-current';

type Props = {
  /** Names of the fields in the form's values. */
  province: { name: string; label: string };
  city: { name: string; label: string };
  /** Placeholders of a select, and of the city without a province. */
  choose: string;
  chooseProvince: string;
  /** Texts of the values that are not shown as they are. */
  names: Readonly<Record<string, string>>;
  /** Cities by province; those of China by default. */
  regions?: ReadonlyMap<string, readonly string[]>;
};

/** Province and its cities (SET-09, OQ-66). A default value that is not in the list is kept as an option. */
export function RegionFields({ province, city, choose, chooseProvince, names, regions = REGIONS }: Props) {
  const { start: currentProvince = '' } = useField(province.name) as { start?: string };
  const { start: currentCity = '' } = useField(city.name) as { start?: string };
  const chosen = (useFieldValue(province.name) ?? '') as string;
  const cities = regions.get(chosen) ?? [];
  const isCurrent = chosen === currentProvince;
  const [first = '', ...others] = cities;
  // The only city of a province is selected.
  const cityAtFirst = isCurrent ? currentCity : others.length > 0 ? '' : first;
  const select = useRef<HTMLSelectElement>(null);
  const shown = useRef(chosen);
  const languageOf = useForeignLanguage();
  function named(value: string) {
    const label = names[value] ?? value;
    return { value, label, lang: languageOf(label) };
  }
  // Resets the city when the province changes. The control stays, because the viewer may have gone on to it already.
  useLayoutEffect(() => {
    if (select.current && shown.current !== chosen) select.current.value = cityAtFirst;
    shown.current = chosen;
  }, [chosen, cityAtFirst]);
  return (
    <div className={pair}>
      <SelectField
        {...province}
        autoComplete="address-level1"
        placeholder={choose}
        options={withCurrent([...regions.keys()], currentProvince).map(named)}
      />
      <SelectField
        {...city}
        ref={select}
        autoComplete="address-level2"
        placeholder={chosen ? choose : chooseProvince}
        options={(isCurrent ? withCurrent(cities, currentCity) : cities).map(named)}
        defaultValue={cityAtFirst}
      />
    </div>
  );
}

const pair = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit,minmax(min(100%,max(180px,11em)),1fr))',
  columnGap: 16,
});
