import type { UserInfo } from '#api/member/viewer';
import type { Profile } from '#api/settings/profile';
import { trimmedText } from '#lib/text/trimmed-text';
import { parseTime, shanghaiDate } from '#lib/time/shanghai-time';
import { isSex, type ProfileValues } from './profile.schema';

/** Moments of 9 to 13 digits: numbers with fewer are days, or no birthday. */
const EPOCH = /^-?\d{9,13}$/;
const SECONDS = /^-?\d{9,10}$/;
const WITH_ZONE = /\d\d:\d\d.*(Z|[+-]\d\d(:?\d\d)?)$/;
const SUMMER_TIME_MS = 3_600_000;

/** Values of the form (SET-03). A server value that the form cannot show is empty. */
export function profileValues({ nickName, sex, birthday, province, city }: UserInfo): ProfileValues {
  return {
    nickName: trimmedText(nickName),
    sex: isSex(sex) ? sex : null,
    birthday: dayOf(birthday.trim()),
    province,
    city,
  };
}

/** The profile to save: a field that shows what was received last is sent as it was received (OQ-95). */
export function savedProfile(values: ProfileValues, info: UserInfo): Profile {
  const shown = profileValues(info);
  const sentAs = (name: keyof ProfileValues) =>
    values[name] === shown[name] ? info[name] : (values[name] ?? '');
  return {
    nickName: sentAs('nickName'),
    sex: sentAs('sex'),
    birthday: sentAs('birthday'),
    province: sentAs('province'),
    city: sentAs('city'),
  };
}

/** Returns the day in China as `yyyy-MM-dd`; empty for a text that is no date. */
function dayOf(text: string): string {
  if (/^\d{1,7}$/.test(text)) return '';
  const ms = EPOCH.test(text) ? Number(text) * (SECONDS.test(text) ? 1000 : 1) : parseTime(text);
  if (ms === null) return '';
  // From 1986 to 1991, a day in summer began at 23:00 of the time that China has today.
  return shanghaiDate(EPOCH.test(text) || WITH_ZONE.test(text) ? ms + SUMMER_TIME_MS : ms);
}
