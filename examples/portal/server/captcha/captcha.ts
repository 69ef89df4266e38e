import { CAPTCHA } from '../config/settings';
import { captchaLimits, limitWrong } from '../db/limits';
import { putOnce, takeOnce } from '../db/one-time';
import { bindPictureCode, startSession } from '../db/sessions';
import { newClickWords, newPictureCode, newPuzzle } from '../drawing/drawing';
import type { Call, CallRequest } from '../http/call';
import { type CallResult, CODES, ok, refuse } from '../http/codes';
import { newSecret } from '../lib/secrets';
import { openValue } from '../lib/signing';
import { type CaptchaKind, givePass } from './captcha-pass';

/** A point in the reference size of 310 × 155, independent of the displayed size. */
export type Point = { x: number; y: number };

/** Stored state of an open captcha; `points` is the solution. */
export type CaptchaDetail = {
  kind: CaptchaKind;
  points: Point[];
  words: string[];
  secretKey: string;
  token: string;
};

export const CAPTCHA_CALLS: readonly Call[] = [
  {
    method: 'GET',
    path: '/openapi/v2/user/captcha/dynamic/puzzle',
    isPublic: true,
    isLimited: true,
    handle: openPuzzle,
  },
  {
    method: 'POST',
    path: '/openapi/v2/user/captcha/dynamic/puzzle/check',
    isPublic: true,
    handle: (call) => check(call, 'puzzle'),
  },
  {
    method: 'GET',
    path: '/openapi/v2/user/captcha/dynamic/click',
    isPublic: true,
    isLimited: true,
    handle: openClickWords,
  },
  {
    method: 'POST',
    path: '/openapi/v2/user/captcha/dynamic/click/check',
    isPublic: true,
    handle: (call) => check(call, 'click'),
  },
  {
    method: 'GET',
    path: '/openapi/v2/user/verification/pic/code',
    isPublic: true,
    isLimited: true,
    handle: pictureCode,
  },
];

const SECRET_KEY_LENGTH = 16;

async function openPuzzle(request: CallRequest): Promise<CallResult> {
  const { picture, piece, x } = await newPuzzle();
  const kept = await keep(request, { kind: 'puzzle', points: [{ x, y: CAPTCHA.sliderY }], words: [] });
  return ok({ origin_image_data: picture, block_image_data: piece, ...kept });
}

async function openClickWords(request: CallRequest): Promise<CallResult> {
  const { picture, words, points } = await newClickWords();
  const kept = await keep(request, { kind: 'click', points, words });
  return ok({ origin_image_data: picture, word_list: words, ...kept });
}

async function keep(
  { services, now }: CallRequest,
  answer: Omit<CaptchaDetail, 'secretKey' | 'token'>,
): Promise<{ token: string; secret_key: string }> {
  const token = newSecret();
  const secretKey = newSecret().slice(0, SECRET_KEY_LENGTH);
  const detail: CaptchaDetail = { ...answer, secretKey, token };
  await putOnce(services.db, { purpose: 'captcha', key: token, detail, now, lifeMs: CAPTCHA.lifeMs });
  return { token, secret_key: secretKey };
}

/**
 * Checks a solution. The token is consumed, whether the solution is right or wrong. Wrong solutions are limited,
 * because a program that always guesses the same is right now and then.
 */
async function check(request: CallRequest, kind: CaptchaKind): Promise<CallResult> {
  const { services, now } = request;
  const limits = await captchaLimits(services.db, request);
  const result = await limitWrong(services.db, limits, now, async () => {
    const outcome = await checked(request, kind);
    return { isRight: outcome.code === CODES.ok, result: outcome };
  });
  return result ?? refuse(CODES.tooOften);
}

async function checked(request: CallRequest, kind: CaptchaKind): Promise<CallResult> {
  const { services, fields, now } = request;
  const { token, aes_point: locked } = fields;
  if (!token || !locked) return refuse(CODES.badParameters);
  const taken = await takeOnce(services.db, 'captcha', token, now);
  const captcha = taken?.detail as CaptchaDetail | undefined;
  if (!captcha || taken?.isExpired || captcha.kind !== kind) return refuse(CODES.captchaInvalid);
  const points = readPoints(openValue(locked, captcha.secretKey), kind);
  if (!points) return refuse(CODES.captchaUnreadable);
  if (!IS_RIGHT[kind](points, captcha.points)) return refuse(CODES.captchaFailed);
  return givePass(request, kind);
}

const IS_RIGHT: Readonly<Record<CaptchaKind, (points: Point[], right: Point[]) => boolean>> = {
  puzzle: ([given], [right]) =>
    !!given && !!right && given.y === right.y && Math.abs(given.x - right.x) <= CAPTCHA.puzzleTolerance,
  click: (points, right) =>
    points.length === right.length &&
    right.every(({ x, y }, index) => {
      const given = points[index];
      return !!given && Math.max(Math.abs(given.x - x), Math.abs(given.y - y)) <= CAPTCHA.clickTolerance;
    }),
};

/** Reads a solution: one point for the puzzle, an array of points for the click captcha. */
function readPoints(json: string | null, kind: CaptchaKind): Point[] | null {
  try {
    const value: unknown = JSON.parse(json ?? '');
    const points = kind === 'click' ? value : [value];
    return Array.isArray(points) && points.length <= CAPTCHA.askedWords && points.every(isPoint)
      ? points
      : null;
  } catch {
    return null;
  }
}

function isPoint(value: unknown): value is Point {
  const { x, y } = (value ?? {}) as Partial<Point>;
  return Number.isFinite(x) && Number.isFinite(y);
}

/** Responds with the image itself, without an envelope, and binds its code to the session. */
async function pictureCode({ services, sessionId, now }: CallRequest): Promise<CallResult> {
  const { picture, code } = await newPictureCode();
  if (await bindPictureCode(services.db, sessionId, code, now)) return { code: CODES.ok, png: picture };
  const cookie = await startSession(services.db, { accountId: null, previousId: sessionId, now });
  await bindPictureCode(services.db, cookie.sessionId, code, now);
  return { code: CODES.ok, png: picture, cookie };
}
