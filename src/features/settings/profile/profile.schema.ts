import * as z from 'zod/mini';
import { NICKNAME_MAX, NICKNAME_MIN } from '../../../config/limits';
import { shanghaiYear } from './shanghai-year';

/** The radios of the sex; where none is chosen, the form has null. */
const SEXES = ['1', '2'] as const;
type Sex = (typeof SEXES)[number] | null;

/** Texts are keys of the settings area's `profile.errors`. */
export const profileSchema = z.object({
  nickName: z.string().check(
    z.trim(),
    z.minLength(1, { error: 'nickNameRequired' }),
    z.refine((name) => isBetween([...name].length, NICKNAME_MIN, NICKNAME_MAX), { error: 'nickNameLength' }),
  ),
  sex: z.custom<Sex>((raw) => !raw || isSex(raw)),
  // Half a date would be saved as none. The document compares the year alone (OQ-67), which may end while a page is open.
  birthday: z
    .string({ error: 'birthdayIncomplete' })
    .check(z.refine((date) => !(Number.parseInt(date, 10) > shanghaiYear()), { error: 'birthdayLate' })),
  province: z.string(),
  city: z.string(),
});

export type ProfileValues = z.infer<typeof profileSchema>;

export function isSex(raw: unknown): raw is (typeof SEXES)[number] {
  return (SEXES as readonly unknown[]).includes(raw);
}

function isBetween(count: number, least: number, most: number): boolean {
  return count >= least && count <= most;
}
