import * as z from 'zod/mini';
import { NICKNAME_MAX, NICKNAME_MIN } from '#config/limits';
import { trimmedText } from '#lib/text/trimmed-text';
import { shanghaiYear } from '#lib/time/shanghai-time';

/** Values of the radio group; the form's value is null if none is checked. */
const SEXES = ['1', '2'] as const;
type Sex = (typeof SEXES)[number] | null;

/** Error keys are those of the settings area's `profile.errors`. */
export const profileSchema = z.object({
  nickName: z.string().check(
    z.overwrite(trimmedText),
    z.minLength(1, { error: 'nickNameRequired' }),
    z.refine((name) => isBetween([...name].length, NICKNAME_MIN, NICKNAME_MAX), { error: 'nickNameLength' }),
  ),
  sex: z.custom<Sex>((raw) => !raw || isSex(raw)),
  // An incomplete date is an error, because it would be saved as empty. Only the year is compared (OQ-67); it
  // is read at each validation, because it may change while the page is open.
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
