import { checkIn, getCheckIn } from '#api/member/check-in';
import { getFavourites } from '#api/member/favourites';
import { getHistory } from '#api/member/history';
import { getUnreadCounts } from '#api/member/inbox';
import { getMemberCards } from '#api/member/membership';
import { getReminders, getSystemMessages } from '#api/member/messages';
import { getReservations } from '#api/member/reservations';
import { getUserInfo } from '#api/member/viewer';
import { getBindingInfo } from '#api/settings/bindings';
import { verifyPassword } from '#api/settings/password';
import { getPictureCode } from '#api/settings/phone-binding';
import { type Profile, saveProfile } from '#api/settings/profile';
import { getPicks, getProgrammes, savePicks } from '#api/settings/programmes';
import { checkLogin } from '#api/sign-in/account';
import { getChallenge } from '#api/sign-in/captcha';
import { createQrCode } from '#api/sign-in/qr';
import { need, type Run } from '../run-calls';
import { CannotRun } from '../target';
import { signInAs } from './sign-in';

const PAGE = { page: 1, pageSize: 10 } as const;

/** Reads everything, and saves only what changes nothing. */
export async function readMember(run: Run): Promise<void> {
  const { check } = run;
  const { password } = await signInAs(run, 'reader');
  await each([
    ...readsOf(run),
    () => check('API-05', () => checkIn()),
    () => check('API-27', () => verifyPassword(password)),
    async () => {
      const picks = await check('API-49', () => getPicks());
      await check('API-50', () => savePicks(picks));
    },
    async () => {
      const { nickName, sex, birthday, province, city } = await check('API-01', () => getUserInfo());
      const profile = { nickName, sex: sex as Profile['sex'], birthday, province, city };
      await check('API-02', () => saveProfile(profile));
    },
  ]);
}

/**
 * Makes every call that the client marks as read-only, with the cookie of the reader.
 * @throws CannotRun when the server takes the cookie for signed out
 */
export async function readOnly(run: Run): Promise<void> {
  const { check } = run;
  await signInAs(run, 'reader');
  await assertSignedIn();
  await each([
    ...readsOf(run),
    () => check('API-29', () => getBindingInfo()),
    () => check('API-36', () => getPictureCode()),
    () => check('API-21', () => createQrCode()),
    () => check('API-37', () => getChallenge('puzzle')),
    () => check('API-39', () => getChallenge('click')),
  ]);
}

async function assertSignedIn(): Promise<void> {
  // A failure is compared below.
  const state = await checkLogin().catch(() => null);
  if (state?.status === 'signed-out')
    throw new CannotRun('The cookie is not that of a session that is signed in.');
}

function readsOf({ check }: Run): readonly (() => Promise<unknown>)[] {
  return [
    () => check('API-20', () => checkLogin()),
    () => check('API-01', () => getUserInfo()),
    () => check('API-03', () => getUnreadCounts()),
    () => check('API-04', () => getCheckIn()),
    () => check('API-06', () => getReminders(PAGE)),
    () => check('API-07', () => getSystemMessages(PAGE)),
    () => check('API-10', () => getHistory(PAGE)),
    () => check('API-13', () => getFavourites({ ...PAGE, sourceType: 'video' })),
    () => check('API-13', () => getFavourites({ ...PAGE, sourceType: 'channel' })),
    () => check('API-16', () => getReservations({ ...PAGE, isUpcoming: false })),
    () => check('API-16', () => getReservations({ ...PAGE, isUpcoming: true })),
    () => check('API-48', () => getProgrammes()),
    () => check('API-49', () => getPicks()),
  ];
}

/** Looks up the membership of the reader. */
export async function readMembership(run: Run): Promise<void> {
  need(run.settings.member, 'member is missing in the settings');
  await signInAs(run, 'reader');
  const { uid } = await run.check('API-01', () => getUserInfo());
  await run.check(['API-51', 'API-52'], () => getMemberCards(uid));
}

/** Runs all, although one of them may stop. @throws the first error */
async function each(steps: readonly (() => Promise<unknown>)[]): Promise<void> {
  const errors: unknown[] = [];
  for (const step of steps) await step().catch((error) => errors.push(error));
  if (errors.length > 0) throw errors[0];
}
