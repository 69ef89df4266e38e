import { act } from 'react';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { REGIONS } from '#config/regions';
import { application as en } from '#i18n/en/application';
import { settings } from '#i18n/en/settings';
import type { Language } from '#i18n/languages';
import { application as zhHant } from '#i18n/zh-hant/application';
import { RegionFields } from '#shared/region/region-fields';
import { Form } from '#ui/forms/form';
import { catalogueIn } from '../../../support/texts/catalogue-in';
import { mount } from '../../../support/unit/mount';

const schema = z.object({});
const submission = { isBusy: false, submit() {}, fail() {} };

function mountFields(
  language: Language = 'zh-CN',
  names: Readonly<Record<string, string>> = {},
  defaultValues: object = { province: '浙江省', city: '' },
) {
  return mount(
    <Form schema={schema} submission={submission} defaultValues={defaultValues}>
      <RegionFields
        province={{ name: 'province', label: 'Province' }}
        city={{ name: 'city', label: 'City' }}
        choose="Select"
        chooseProvince="Select a province first"
        names={names}
      />
    </Form>,
    catalogueIn(language),
  );
}

/** Returns text and own language of the options of a select, by value. */
function options(language: Language, names: Readonly<Record<string, string>>, select: string) {
  const view = mountFields(language, names);
  const all = view.all(`[name=${select}] option:not([value=""])`) as HTMLOptionElement[];
  const shown = new Map(all.map(({ value, text, lang }) => [value, [text, lang]]));
  view.unmount();
  return shown;
}

describe('the provinces and their cities', () => {
  it.each([
    ['application forms', en.regions],
    ['basic info', settings.profile.regions],
  ])('in the English %s: the provinces have English names, and their values are sent', (_form, names) => {
    const provinces = options('en', names, 'province');
    expect([...provinces.keys()]).toEqual([...REGIONS.keys()]);
    for (const [text, lang] of provinces.values())
      expect([text, lang]).toEqual([expect.stringMatching(/^[A-Z][ -~]+$/), '']);
    expect(['香港特别行政区', '澳门特别行政区', '台湾省'].map((value) => provinces.get(value)?.[0])).toEqual([
      'Hong Kong SAR',
      'Macao SAR',
      'Taiwan Province',
    ]);
  });

  it('in English: the cities stay in Chinese, which is their language for screen readers', () => {
    const cities = options('en', en.regions, 'city');
    expect([...cities.keys()]).toEqual(REGIONS.get('浙江省'));
    expect(cities.get('杭州市')).toEqual(['杭州市', 'zh-CN']);
  });

  it('in Chinese: no option has a language of its own', () => {
    for (const [language, names] of [
      ['zh-CN', {}],
      ['zh-Hant', zhHant.regions],
    ] as const)
      for (const select of ['province', 'city'])
        for (const [, lang] of options(language, names, select).values()) expect(lang).toBe('');
  });

  it('another province resets the city, selects the only one, and leaves the focus on the city', () => {
    const view = mountFields(undefined, undefined, { province: '浙江省', city: '杭州市' });
    const [province, city] = view.all('select') as HTMLSelectElement[];
    if (!province || !city) throw new Error('The fields are missing.');
    const shown: string[] = [];
    for (const value of ['河北省', '北京市', '浙江省', '']) {
      city.focus();
      act(() => {
        province.value = value;
        province.dispatchEvent(new Event('input', { bubbles: true }));
      });
      expect(view.all('select')[1]).toBe(city);
      expect(view.shadow.activeElement).toBe(city);
      shown.push(city.value);
    }
    expect(shown).toEqual(['', '北京市', '杭州市', '']);
    view.unmount();
  });
});
