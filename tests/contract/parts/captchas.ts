import { getPictureCode } from '#api/settings/phone-binding';
import { type CaptchaKind, checkChallenge, getChallenge, type PassedCaptcha } from '#api/sign-in/captcha';
import { need, type Run } from '../run-calls';

const CALLS = { puzzle: ['API-37', 'API-38'], click: ['API-39', 'API-40'] } as const;

export async function checkCaptcha(run: Run, kind: CaptchaKind): Promise<PassedCaptcha> {
  const [load, check] = CALLS[kind];
  const challenge = await run.check(load, () => getChallenge(kind));
  const solve = need(run.settings.solveCaptcha, 'the captcha has to be solved: run it in a terminal');
  const points = await solve(challenge);
  const [first] = points;
  return run.check(check, () => checkChallenge(challenge, kind === 'puzzle' && first ? first : points));
}

/** Returns the proof for the next call. */
export async function passCaptcha(run: Run): Promise<PassedCaptcha> {
  const { captchaPassCode: passCode } = run.settings;
  return passCode ? { kind: 'puzzle', passCode } : checkCaptcha(run, 'puzzle');
}

/** Returns the code of a picture. */
export async function readPictureCode(run: Run): Promise<string> {
  const picture = await run.check('API-36', () => getPictureCode());
  const read = need(run.settings.readPicture, 'the picture code has to be read: run it in a terminal');
  return read(picture, run.browser.cookies());
}
