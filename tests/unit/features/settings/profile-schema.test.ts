import fc from 'fast-check';
import { afterEach, describe, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import type { UserInfo } from '#api/member/viewer';
import { profileSchema } from '#features/settings/profile/profile.schema';
import { profileValues, savedProfile } from '#features/settings/profile/profile-values';
import { settings } from '#i18n/zh-cn/settings';
import { shanghaiYear } from '#lib/time/shanghai-time';
import { withCurrent } from '#shared/region/with-current';

const RIGHT = { nickName: '山间来客', sex: '1', birthday: '1990-05-20', province: '北京市', city: '北京市' };
const INFO = { ...RIGHT, uid: '1', avatarUrl: '', account: 'a', isOauthOnly: false, lastLoginTime: '' };

/** The first error of each field, as it is shown. */
function fieldErrors(values: object): Record<string, string> {
  const { error } = z.safeParse(profileSchema, { ...RIGHT, ...values });
  const { errors } = settings.profile;
  const rows = [...(error?.issues ?? [])]
    .reverse()
    .map(({ path, message }) => [path.join('.'), errors[message as keyof typeof errors]]);
  return Object.fromEntries(rows);
}
afterEach(() => {
  vi.useRealTimers();
});

describe('the nickname', () => {
  it.each(['', ' ', '\u3000\t', '\u202d\u202c', '\u3164\u3164', '\u2800\u200b\ufe0f'])(
    'is missing for %j (SET-05)',
    (nickName) => {
      expect(fieldErrors({ nickName })).toEqual({ nickName: '昵称不能为空' });
    },
  );

  it('has 2 to 20 characters, counted by code points after trimming (SET-06, CONST-07, OQ-49)', () => {
    const grapheme = fc.constantFrom('山', 'a', '_', '7', '𠮷', '😀', 'é');
    fc.assert(
      fc.property(fc.array(grapheme, { minLength: 1, maxLength: 25 }), (letters) => {
        const fits = letters.length >= 2 && letters.length <= 20;
        const nickName = ` ${letters.join('')}\n`;
        expect(fieldErrors({ nickName })).toEqual(fits ? {} : { nickName: '请输入2～20个字符' });
      }),
      { examples: [1, 2, 20, 21].map((count) => [Array<string>(count).fill('山')]) },
    );
    for (const nickName of [' 山 客 ', '\u202d山 客\u202c', '\ufeff\u2066山 客\u2069 '])
      expect(profileSchema.parse({ ...RIGHT, nickName }).nickName).toBe('山 客');
  });

  it('may have any characters, which the service validates (OQ-49)', () => {
    expect(fieldErrors({ nickName: '央视网<b>' })).toEqual({});
  });
});

describe('the sex (SET-07)', () => {
  it('is 1, 2 or empty', () => {
    for (const sex of ['1', '2', null, '']) expect(fieldErrors({ sex })).toEqual({});
    expect(z.safeParse(profileSchema, { ...RIGHT, sex: '3' }).success).toBe(false);
  });
});

describe('the birthday (SET-08, OQ-67)', () => {
  it('may be any day of the current year in Shanghai, and no day of the next year', () => {
    vi.useFakeTimers({ now: Date.parse('2026-12-31T15:59:59Z') });
    expect(fieldErrors({ birthday: '2026-12-31' })).toEqual({});
    expect(fieldErrors({ birthday: '2027-01-01' })).toEqual({ birthday: '出生年份不能晚于今年' });
    vi.setSystemTime(Date.parse('2026-12-31T16:00:00Z'));
    expect(fieldErrors({ birthday: '2027-12-31' })).toEqual({});
  });

  it('is compared by its year only, with any number of digits, and may be empty', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 275_760 }), (year) => {
        const birthday = `${String(year).padStart(4, '0')}-06-15`;
        const isLate = year > shanghaiYear();
        expect(fieldErrors({ birthday })).toEqual(isLate ? { birthday: '出生年份不能晚于今年' } : {});
      }),
    );
    expect(fieldErrors({ birthday: '' })).toEqual({});
  });
});

describe('the initial values of the form (SET-03)', () => {
  it('are those of the service', () => {
    expect(profileValues(INFO)).toEqual(RIGHT);
  });

  it.each(['0', '3', 'male', '', '１'])('have no sex for %j', (sex) => {
    expect(profileValues({ ...INFO, sex }).sex).toBe(null);
  });

  it.each([
    ['1990-05-20 00:00:00', '1990-05-20'],
    ['1990-05-20T08:00:00+08:00', '1990-05-20'],
    ['2000-02-29', '2000-02-29'],
    ['1999-02-29', ''],
    ['1990-05-20 00:00:00.0', '1990-05-20'],
    ['1990-05-20 23:59:59', '1990-05-20'],
    ['1990/05/20', '1990-05-20'],
    ['19900520', '1990-05-20'],
    [' 1990-05-20 ', '1990-05-20'],
    ['1965-05-20', '1965-05-20'],
    ['0965-05-20', '0965-05-20'],
    // Midnight in China, with summer time and without.
    ['1990-05-19T15:00:00Z', '1990-05-20'],
    ['1990-01-19T16:00:00.000Z', '1990-01-20'],
    ['643129200', '1990-05-20'],
    ['643129200000', '1990-05-20'],
    ['1173024000000', '2007-03-05'],
    ['-145958400000', '1965-05-18'],
    ['-145958400', '1965-05-18'],
    ['0', ''],
    ['1990', ''],
    ['1990-5-2', ''],
    ['1990-13-01', ''],
    ['0000-00-00', ''],
    ['0000-00-00 00:00:00', ''],
    ['1990-05-200', ''],
    ['19901301', ''],
    ['"><b>', ''],
    ['', ''],
  ])('have for the birthday %j the day %j', (birthday, day) => {
    expect(profileValues({ ...INFO, birthday }).birthday).toBe(day);
  });

  it('have a valid birthday or none for any text', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.date({ noInvalidDate: true }).map((day) => day.toISOString()),
        ),
        (birthday) => {
          const day = profileValues({ ...INFO, birthday } as UserInfo).birthday;
          expect(day === '' || /^\d{4}-\d\d-\d\d$/.test(day)).toBe(true);
          if (day) expect(new Date(day).toISOString().slice(0, 10)).toBe(day);
        },
      ),
    );
  });
});

describe('the saved profile (OQ-95)', () => {
  const FIELDS = ['nickName', 'sex', 'birthday', 'province', 'city'] as const;
  const received = fc.record({
    nickName: fc.oneof(fc.string(), fc.constantFrom('山间来客', ' 山客 ', '')),
    sex: fc.constantFrom('0', '1', '2', '3', '', 'male', '01'),
    birthday: fc.oneof(
      fc.string(),
      fc.constantFrom(
        '1990-05-20',
        '19900520',
        '1990-05-20 00:00:00.0',
        '643129200',
        '0',
        '1990年5月20日',
        '',
      ),
    ),
    province: fc.constantFrom('北京市', '北京', '110000', '未知', ''),
    city: fc.constantFrom('北京市', '唐山', '130200', '未知', ''),
  });

  it('has the fields that were not changed as they were received', () => {
    fc.assert(
      fc.property(received, fc.subarray([...FIELDS]), (profile, touched) => {
        const info = { ...INFO, ...profile };
        const typed = {
          nickName: '江上清风',
          sex: '1',
          birthday: '1971-02-03',
          province: '河北省',
          city: '石家庄市',
        };
        const values = { ...profileValues(info) };
        for (const name of touched) Object.assign(values, { [name]: typed[name] });
        const sent = savedProfile(values, info);
        for (const name of FIELDS) {
          const isTyped = touched.includes(name) && profileValues(info)[name] !== typed[name];
          expect(sent[name], name).toBe(isTyped ? typed[name] : profile[name]);
        }
      }),
    );
  });

  it('has an empty value for a field that was cleared', () => {
    const values = { ...profileValues(INFO), birthday: '', sex: null };
    expect(savedProfile(values, INFO)).toEqual({ ...RIGHT, birthday: '', sex: '' });
  });
});

it('a province that is not in the list stays an option, so that saving keeps it (SET-09)', () => {
  expect(withCurrent(['河北省'], '别处')).toEqual(['别处', '河北省']);
  expect(withCurrent(['河北省'], '河北省')).toEqual(['河北省']);
  expect(withCurrent(['河北省'], '')).toEqual(['河北省']);
});
