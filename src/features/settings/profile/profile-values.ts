import type { UserInfo } from '../../../api/account';
import { isSex, type ProfileValues } from './profile.schema';

/** What the form starts with (SET-03). What the service sends and the form has no way to show is empty. */
export function profileValues({ nickName, sex, birthday, province, city }: UserInfo): ProfileValues {
  return { nickName, sex: isSex(sex) ? sex : null, birthday: dayOf(birthday), province, city };
}

/** A day as `yyyy-MM-dd`, also where a time follows; empty for anything that is none. */
function dayOf(text: string): string {
  const day = /^\d{4}-\d\d-\d\d(?=$|[ T])/.exec(text)?.[0] ?? '';
  const date = new Date(`${day}T00:00:00Z`);
  return Number.isNaN(date.getTime()) || date.toISOString().slice(0, 10) !== day ? '' : day;
}
