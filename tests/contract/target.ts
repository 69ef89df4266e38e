import { constants, copyFileSync, existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import * as z from 'zod';
import type { CaptchaPoint, Challenge } from '#api/sign-in/captcha';

const account = z.strictObject({
  /** Phone number or email address. */
  account: z.string().min(1),
  password: z.string(),
  /** Header `Cookie` of a session that is signed in: no sign-in is needed then. */
  cookie: z.string().optional(),
  /** Phone number of the account, to recover its password. */
  phone: z.string().optional(),
  /** Whether the server sends SSO endpoints and a ticket to this account. */
  handOff: z.boolean().default(true),
});

const functionOf = <Type>() => z.custom<Type>((raw) => typeof raw === 'function', 'expected a function');

const newcomer = z.strictObject({
  phone: z.string(),
  otherPhone: z.string(),
  email: z.string(),
  otherEmail: z.string(),
  /** Registered, and not activated. */
  unusedEmail: z.string(),
  handOff: z.boolean().default(true),
});

const member = z.strictObject({
  base: z.string(),
  appId: z.string(),
  productId: z.string(),
  source: z.string(),
  /** Receives the values to be signed as a form, with the viewer's cookie, and answers with the signature. */
  signatureUrl: z.string().optional(),
});

const smsCode = z.union([
  z.string().transform((code) => async (_phone: string) => code),
  functionOf<(phone: string) => Promise<string>>(),
]);

const settings = z.strictObject({
  appid: z.string().min(1),
  publicKey: z.string().min(1),
  registrationHost: z.string().default(''),
  /** Content of the QR code, as in the page configuration. */
  qrContent: z.string().default('{code}'),
  /** Accepts all spellings of a value that the widgets read, such as digits for a number. */
  isTolerant: z.boolean().default(false),
  accounts: z
    .strictObject({
      /** Only read, except that it checks in, and that its profile and picks are saved as they are. */
      reader: account,
      /** Its messages and records are deleted, and its password is set to the same by SMS. */
      lists: account,
      /** Its third-party account is unbound. */
      bound: account,
      /** Deleted. */
      leaver: account,
    })
    .partial()
    .prefault({}),
  /** Addresses without account: one is registered, changed in every way, and deleted. */
  newcomer: newcomer.optional(),
  member: member.optional(),
  /** A pass code that the server accepts from tests, so that no captcha has to be solved. */
  captchaPassCode: z.string().optional(),
  smsCode: smsCode.optional(),
  // Functions, for a file that is a module.
  solveCaptcha: functionOf<(challenge: Challenge) => Promise<readonly CaptchaPoint[]>>().optional(),
  readPicture: functionOf<(picture: string, cookies: string) => Promise<string>>().optional(),
  mailLink: functionOf<(email: string) => Promise<string>>().optional(),
  confirmQrCode: functionOf<(code: string) => Promise<void>>().optional(),
});

export type Settings = z.output<typeof settings>;
export type SettingsInput = z.input<typeof settings>;
export type Account = z.output<typeof account>;

/** The suite cannot start, for a reason that its message names in one sentence. */
export class CannotRun extends Error {}

/**
 * Reads a JSON file, or the export `settings` of a module: an object, or a function that returns it.
 * @throws CannotRun naming the file that is missing, or the keys that do not fit
 */
export async function readSettings(file: string, api: string): Promise<Settings> {
  const path = resolve(file);
  if (!existsSync(path))
    throw new CannotRun(
      `The settings are missing: there is no file ${path}: write one with npm run test:contract -- --init, or set CNTV_CONTRACT to its path.`,
    );
  return validSettings(path.endsWith('.json') ? jsonOf(path) : await exportOf(path, api));
}

async function exportOf(path: string, api: string): Promise<unknown> {
  const { settings: given } = await import(pathToFileURL(path).href);
  if (typeof given !== 'function') return given;
  try {
    return await given(api);
  } catch (error) {
    throw new CannotRun(`The function of the settings in ${path} has failed: ${(error as Error).message}`);
  }
}

/**
 * Writes a file with settings to be filled in, and returns its path.
 * @throws CannotRun when there is a file already, or it cannot be written
 */
export function writeExample(file: string): string {
  const path = resolve(file);
  try {
    copyFileSync(join(import.meta.dirname, 'contract.example.json'), path, constants.COPYFILE_EXCL);
    return path;
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    const reason = code === 'EEXIST' ? `there is a file ${path} already.` : message;
    throw new CannotRun(`Nothing is written: ${reason}`);
  }
}

/** @throws CannotRun naming the values that still are those of the example */
export function assertFilledIn(given: Settings): void {
  const keys = exampleKeys(given);
  if (keys.length > 0)
    throw new CannotRun(`The settings still have values of the example: ${keys.join(', ')}.`);
}

function exampleKeys(values: object, prefix = ''): string[] {
  return Object.entries(values).flatMap(([key, value]) => {
    if (typeof value === 'object' && value !== null) return exampleKeys(value, `${prefix}${key}.`);
    return typeof value === 'string' && value.endsWith('…') ? prefix + key : [];
  });
}

export function validSettings(raw: unknown): Settings {
  const { data, error } = settings.safeParse(raw);
  if (data) return data;
  const lines = error.issues.map(({ path, message }) => `  ${path.join('.') || 'file'}: ${message}`);
  throw new CannotRun(`The settings do not fit:\n${lines.join('\n')}`);
}

/**
 * Returns the settings with the cookie in place of a sign-in of the reader.
 * @throws CannotRun when neither of them has a cookie
 */
export function withCookie(given: Settings, header: string | undefined): Settings {
  const cookie = header || given.accounts.reader?.cookie;
  if (!cookie) throw new CannotRun('The cookie is missing: set CNTV_COOKIE, or accounts.reader.cookie.');
  const reader = { account: 'reader', password: '', handOff: true, ...given.accounts.reader, cookie };
  return { ...given, accounts: { ...given.accounts, reader } };
}

function jsonOf(path: string): unknown {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch {
    // Not the message of the parser, which quotes the file.
    throw new CannotRun(`The settings are not valid JSON: ${path}.`);
  }
}
