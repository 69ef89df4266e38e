import type { UserInfo } from '#api/member/viewer';
import { isSex, type ProfileValues } from './profile.schema';

/** Initial values of the form (SET-03). A server value that the form cannot show becomes empty. */
export function profileValues({ nickName, sex, birthday, province, city }: UserInfo): ProfileValues {
  return { nickName, sex: isSex(sex) ? sex : null, birthday: dayOf(birthday), province, city };
}

/** Returns the date as `yyyy-MM-dd` without a following time; empty for an invalid date. */
function dayOf(text: string): string {
  const day = /^\d{4}-\d\d-\d\d(?=$|[ T])/.exec(text)?.[0] ?? '';
  const date = new Date(`${day}T00:00:00Z`);
  return Number.isNaN(date.getTime()) || date.toISOString().slice(0, 10) !== day ? '' : day;
}
