import { describe, expect, it } from 'vitest';
import { NICKNAME_CODES } from '#config/error-codes';
import * as limits from '#config/limits';
import { REGIONS } from '#config/regions';
import { CODE_ROWS } from '../../support/code-rows';

const provinces = [...REGIONS.keys()];

describe('the regions (SET-09, OQ-66)', () => {
  it('are the 34 province-level names, each once', () => {
    expect(provinces).toHaveLength(34);
    expect(new Set(provinces).size).toBe(34);
    for (const name of provinces) expect(name).toMatch(/^[\u4e00-\u9fff]{2,6}(市|省|自治区|特别行政区)$/);
  });

  it.each(provinces)('%s has cities with unique, non-empty names', (province) => {
    const cities = REGIONS.get(province) ?? [];
    expect(cities.length).toBeGreaterThan(0);
    expect(new Set(cities).size).toBe(cities.length);
    for (const city of cities) expect(city).toMatch(/^[\u4e00-\u9fff]{2,13}$/);
  });

  it.each(['北京市', '天津市', '上海市', '重庆市', '香港特别行政区', '澳门特别行政区'])(
    '%s has only itself as a city',
    (name) => {
      expect(REGIONS.get(name)).toEqual([name]);
    },
  );

  it('contain the cities of a province, and places without a prefecture', () => {
    expect(REGIONS.get('河北省')).toHaveLength(11);
    expect(REGIONS.get('四川省')).toContain('甘孜藏族自治州');
    expect(REGIONS.get('湖北省')).toEqual(expect.arrayContaining(['武汉市', '仙桃市', '神农架林区']));
    expect([...REGIONS.values()].flat().length).toBeGreaterThan(333);
  });
});

it('the bounds are the documented ones (CONST-06, CONST-07, AVATAR-06, OQ-11)', () => {
  expect([limits.NICKNAME_MIN, limits.NICKNAME_MAX]).toEqual([2, 20]);
  expect(limits.AVATAR_MAX_BYTES).toBe(3_145_728);
  expect(limits.AVATAR_SIZES).toEqual([120, 60]);
});

it('the codes of the nickname are those of the documents (CODE-21027 to CODE-21030, CODE-21057, CODE-21059)', () => {
  expect(CODE_ROWS.map(({ code }) => code)).toEqual(expect.arrayContaining([...NICKNAME_CODES]));
});
