import * as z from 'zod/mini';
import { CAPTCHA_CLICKS } from '#config/limits';
import { ApiError } from '#lib/api-error';
import { retryChunk } from '#lib/chunk';
import { type Endpoint, requestLine } from '#lib/transport/endpoint';
import { pictureTypeOf } from '#lib/transport/picture-type';
import { orEmpty, text, word } from '#lib/transport/schemas';
import { type CallOptions, call } from '../call';
import type { CaptchaKind, PassedCaptcha } from './passed-captcha';

export type { CaptchaKind, PassedCaptcha } from './passed-captcha';

export const CLICK_ENDPOINT: Endpoint = {
  method: 'GET',
  path: '/openapi/v2/user/captcha/dynamic/click',
  isSafe: true,
};
export const PUZZLE_ENDPOINT: Endpoint = {
  method: 'GET',
  path: '/openapi/v2/user/captcha/dynamic/puzzle',
  isSafe: true,
};
export const CLICK_CHECK_ENDPOINT: Endpoint = {
  method: 'POST',
  path: '/openapi/v2/user/captcha/dynamic/click/check',
};
export const PUZZLE_CHECK_ENDPOINT: Endpoint = {
  method: 'POST',
  path: '/openapi/v2/user/captcha/dynamic/puzzle/check',
};

/** Pictures are `data:` URLs; the secret key is empty if points are sent unencrypted (CAPT-15). */
export type Challenge =
  | { kind: 'puzzle'; picture: string; block: string; token: string; secretKey: string }
  | { kind: 'click'; picture: string; words: string[]; token: string; secretKey: string };

/** Point in pixels of the reference size, 310 x 155 (CAPT-11). */
export type CaptchaPoint = { x: number; y: number };

/** Base64 in the alphabets of texts and of URLs, after the prefix of a `data:` URL with its type and parameters. */
const PICTURE = /^(?:data:([^,]*);base64,)?([\w+/-]+={0,2})$/i;

/**
 * A picture as a `data:` URL. The server sends base64 without its prefix (decisions, part I). Encoders break it into lines.
 */
const picture = z.pipe(z.pipe(z.string(), z.transform(pictureAddress)), z.string().check(z.minLength(1)));
/** An AES-128 key or an empty string. */
const secretKey = z.pipe(text, z.string().check(z.regex(/^([\x20-\x7e]{16})?$/)));

const puzzle = z.object({
  origin_image_data: picture,
  block_image_data: picture,
  token: word,
  secret_key: secretKey,
});
const click = z.object({
  origin_image_data: picture,
  token: word,
  secret_key: secretKey,
  word_list: z.array(word).check(z.length(CAPTCHA_CLICKS)),
});
const checked = orEmpty(z.object({ captcha_checked_code: text }));

/** Loads a new captcha (API-37, API-39). Its token can be used for one solution only, correct or not. */
export async function getChallenge(kind: CaptchaKind, options?: CallOptions): Promise<Challenge> {
  if (kind === 'click') {
    const response = await call(CLICK_ENDPOINT, click, {}, options);
    const { origin_image_data, word_list, token, secret_key } = response;
    return { kind, picture: origin_image_data, words: word_list, token, secretKey: secret_key };
  }
  const response = await call(PUZZLE_ENDPOINT, puzzle, {}, options);
  const { origin_image_data, block_image_data, token, secret_key } = response;
  return { kind, picture: origin_image_data, block: block_image_data, token, secretKey: secret_key };
}

/**
 * Sends a solution to the server (API-38, API-40).
 * @param points in reference size: one point for a puzzle; one point per word, in order, for words
 * @returns proof for the next request: the server's pass code, or else AJ-Captcha's, derived from token and
 *   points (OQ-08)
 */
export async function checkChallenge(
  { kind, token, secretKey }: Challenge,
  points: CaptchaPoint | readonly CaptchaPoint[],
  options?: CallOptions,
): Promise<PassedCaptcha> {
  const endpoint = kind === 'click' ? CLICK_CHECK_ENDPOINT : PUZZLE_CHECK_ENDPOINT;
  const encrypt = await encryptionWith(secretKey, requestLine(endpoint));
  const json = JSON.stringify('x' in points ? bare(points) : points.map(bare));
  const fields = { aes_point: encrypt(json), token };
  const { captcha_checked_code } = await call(endpoint, checked, fields, options);
  return { kind, passCode: captcha_checked_code || encrypt(`${token}---${json}`) };
}

/** Returns the empty string for what is no picture. */
function pictureAddress(raw: string): string {
  const [, prefix = 'image/png', data = ''] = PICTURE.exec(raw.replace(/\s/g, '')) ?? [];
  const type = data && pictureTypeOf(prefix);
  return type ? `data:${type};base64,${data.replace(/-/g, '+').replace(/_/g, '/')}` : '';
}

/** Drops other properties; the server expects x before y. */
function bare({ x, y }: CaptchaPoint): CaptchaPoint {
  return { x, y };
}

const loadAes = () => import('#lib/crypto/aes');

/**
 * Returns AES encryption with the challenge's key; without a key, text is not encrypted (CAPT-14, CAPT-15).
 */
async function encryptionWith(key: string, request: string): Promise<(plain: string) => string> {
  if (key === '') return (plain) => plain;
  const { encryptAes } = await retryChunk(loadAes).catch((cause: unknown) => {
    throw new ApiError({ kind: 'network', request, cause });
  });
  return (plain) => encryptAes(plain, key);
}
