import {
  constants,
  createCipheriv,
  createHash,
  generateKeyPairSync,
  publicEncrypt,
  randomInt,
} from 'node:crypto';
import { createPortal, type Portal, type PortalOptions } from '../../../examples/portal/server/app';
import { openTestDatabase } from './database';
import { ACCOUNT, PASSWORD } from './demo-account';

export const ORIGIN = 'http://localhost:8080';
export const BASE_TIME = Date.parse('2026-11-21T12:00:00Z');

/** Most tests need no slow hashes; passwords.test.ts tests the portal's own cost. */
const CHEAP = { N: 1024, r: 8, p: 1 };

const keys = generateKeyPairSync('rsa', {
  modulusLength: 2048,
  publicKeyEncoding: { type: 'spki', format: 'pem' },
  privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
});

export type Answer = { code: number; message: string; data?: Record<string, unknown> };
export type Fields = Record<string, string>;
export type CaptchaKind = 'puzzle' | 'click';
type Point = { x: number; y: number };

export type TestPortal = {
  portal: Portal;
  clock: { ms: number };
  /** A browser without cookies, at an IP address. */
  visitor(address?: string): Visitor;
  close(): Promise<void>;
};

/** Starts a portal in this process, with a clock that only the tests advance. */
export async function startPortal(options: PortalOptions = {}): Promise<TestPortal> {
  const clock = { ms: BASE_TIME };
  const own = options.database || options.databaseUrl ? undefined : await openTestDatabase();
  const portal = await createPortal({
    clock: () => clock.ms,
    isDevConsoleOn: true,
    hashCost: CHEAP,
    keyPair: keys,
    ...options,
    ...(own && { database: own }),
  });
  return {
    portal,
    clock,
    visitor: (address) => newVisitor(portal, clock, address),
    async close() {
      await portal.close();
      await own?.close();
    },
  };
}

export type Visitor = ReturnType<typeof newVisitor>;

/** Creates a browser with its own cookies, and helpers for API and dev console calls. */
function newVisitor(portal: Portal, clock: { ms: number }, address?: string) {
  const browser = newBrowser(portal, address);
  const { request } = browser;

  async function get(path: string, fields: Fields = {}): Promise<Answer> {
    const headers = { 'sec-fetch-site': 'same-origin' };
    const response = await request(`${path}?${new URLSearchParams({ appid: 'demo', ...fields })}`, {
      headers,
    });
    return response.json() as Promise<Answer>;
  }
  function send(path: string, fields: Fields): Promise<Response> {
    return request(path, { method: 'POST', body: new URLSearchParams({ appid: 'demo', ...fields }) });
  }
  async function post(path: string, fields: Fields): Promise<Answer> {
    return (await send(path, fields)).json() as Promise<Answer>;
  }
  async function remove(path: string, fields: Fields): Promise<Answer> {
    const body = new URLSearchParams({ appid: 'demo', ...fields });
    return (await request(path, { method: 'DELETE', body })).json() as Promise<Answer>;
  }
  function devConsole(path: string, body: object = {}): Promise<Response> {
    return request(`/dev/api/${path}`, {
      method: 'POST',
      body: JSON.stringify(body),
      headers: { 'content-type': 'application/json' },
    });
  }
  /** Posts a body that is encrypted and signed. */
  async function postSigned(path: string, fields: Fields): Promise<Answer> {
    return post(path, signed(fields, { ts: clock.ms }));
  }
  /** Enters the password, which the next change of a way into the account requires. */
  async function prove(password = PASSWORD): Promise<number> {
    return (await post('/openapi/v2/user/verification/password', { password })).code;
  }
  const captcha = newCaptcha(get, post, async (path) => (await request(path)).json());

  /** Signs in like the form: captcha, then the signed call. */
  async function login(fields: Fields = {}, kind: CaptchaKind = 'puzzle'): Promise<Response> {
    return send(
      LOGIN,
      signed({ ...loginFields(await captcha.pass(kind), kind), ...fields }, { ts: clock.ms }),
    );
  }
  return {
    ...browser,
    get,
    post,
    remove,
    postSigned,
    send,
    devConsole,
    prove,
    login,
    ...captcha,
    ...newMailbox(request, post, captcha.pass),
  };
}

/** Stores cookies and does not follow redirects. */
function newBrowser(portal: Portal, address = '127.0.0.1') {
  const bindings = { incoming: { socket: { remoteAddress: address } } };
  const jar = new Map<string, string>();
  const cookie = () => [...jar].map(([name, value]) => `${name}=${value}`).join('; ');

  async function request(path: string, init: RequestInit = {}): Promise<Response> {
    const headers = new Headers(init.headers);
    if (jar.size > 0) headers.set('cookie', cookie());
    const response = await portal.fetch(new Request(ORIGIN + path, { ...init, headers }), bindings);
    for (const given of response.headers.getSetCookie()) store(given);
    return response;
  }
  function store(given: string): void {
    const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(given) ?? [];
    if (given.includes('Max-Age=0;')) jar.delete(name);
    else jar.set(name, value);
  }
  /** Replaces all cookies by those of another browser. */
  function takeCookie(cookies: string): void {
    jar.clear();
    for (const pair of cookies.split('; ')) store(pair);
  }
  return { request, cookie, takeCookie };
}

export type Sent = {
  kind: 'sms' | 'mail';
  recipient?: string;
  to?: string;
  subject?: string;
  body: string;
  code?: string;
  link?: string;
};
export const SEND_SMS = '/openapi/v2/user/verification/sms/code';
export const SMS_TYPE = { register: '1', reset: '2', bind: '3' } as const;

/** Reads the SMS codes and mails sent to this viewer. */
function newMailbox(
  request: (path: string) => Promise<Response>,
  post: (path: string, fields: Fields) => Promise<Answer>,
  pass: (kind: CaptchaKind) => Promise<string>,
) {
  /** Newest first. */
  async function outbox(): Promise<Sent[]> {
    return ((await (await request('/dev/api/outbox')).json()) as { rows: Sent[] }).rows;
  }
  async function sendSms(mobile: string, type: string, fields: Fields = {}): Promise<number> {
    const captcha: Fields = fields.captcha_type ? {} : { captcha_pass_code: await pass('puzzle') };
    const sent = { mobile, send_type: type, check_captcha: '1', ...captcha, ...fields };
    return (await post(SEND_SMS, sent)).code;
  }
  async function smsTo(mobile: string): Promise<Sent | undefined> {
    return (await outbox()).find(({ kind, recipient }) => kind === 'sms' && recipient === mobile);
  }
  /** Requests an SMS code and reads it from the outbox. */
  async function smsCode(mobile: string, type: string): Promise<string> {
    const answer = await sendSms(mobile, type);
    if (answer !== 0) throw new Error(`No code was sent: ${answer}`);
    return /\d{6}/.exec((await smsTo(mobile))?.body ?? '')?.[0] ?? '';
  }
  /** The last mail to an address, optionally of those with a subject. */
  async function mailTo(address: string, wanted?: string): Promise<Sent | undefined> {
    return (await outbox()).find(
      ({ kind, to, subject }) => kind === 'mail' && to === address && (!wanted || subject === wanted),
    );
  }
  /** The path and query of the link in the last mail. */
  async function linkTo(address: string): Promise<string> {
    return (await mailTo(address))?.link?.replace(ORIGIN, '') ?? '';
  }
  return { outbox, sendSms, smsTo, smsCode, mailTo, linkTo };
}

const DYNAMIC = '/openapi/v2/user/captcha/dynamic';
export const LOGIN = '/openapi/v2/user/login';

function newCaptcha(
  get: (path: string) => Promise<Answer>,
  post: (path: string, fields: Fields) => Promise<Answer>,
  read: (path: string) => Promise<unknown>,
) {
  /** Opens a captcha and reads its solution from the dev console. */
  async function open(kind: CaptchaKind) {
    const { data } = await get(`${DYNAMIC}/${kind}`);
    const { points } = (await read(`/dev/captcha/${data?.token}`)) as { points: Point[] };
    return { token: String(data?.token), secretKey: String(data?.secret_key), points, data };
  }
  function check(
    kind: CaptchaKind,
    given: { token: string; secretKey: string },
    answer: unknown,
  ): Promise<Answer> {
    const locked = aes(JSON.stringify(answer), given.secretKey);
    return post(`${DYNAMIC}/${kind}/check`, { token: given.token, aes_point: locked });
  }
  async function pass(kind: CaptchaKind): Promise<string> {
    const given = await open(kind);
    const { data } = await check(kind, given, kind === 'puzzle' ? given.points[0] : given.points);
    return String(data?.captcha_checked_code);
  }
  return { open, check, pass };
}

export function loginFields(passCode: string, kind: CaptchaKind = 'puzzle'): Fields {
  return { account: ACCOUNT, password: PASSWORD, rem_login: '0', ...captchaFields(passCode, kind) };
}

export function captchaFields(passCode: string, kind: CaptchaKind = 'puzzle'): Fields {
  return {
    captcha_type: '1',
    dynamic_captcha_type: kind === 'puzzle' ? '1' : '2',
    captcha_pass_code: passCode,
  };
}

/** Signs and encrypts a body as in decisions.md part H, with Node's crypto alone. */
export function signed(
  fields: Fields,
  options: { ts?: number; nonce?: string; publicKey?: string } = {},
): Fields {
  const { ts = BASE_TIME, nonce = newNonce(), publicKey = keys.publicKey } = options;
  const plain: Fields = { appid: 'demo', ...fields, ts: String(ts), nonce };
  const sent: Fields = {};
  for (const name of Object.keys(plain).sort()) {
    sent[name] = name === 'appid' ? 'demo' : aes(plain[name] ?? '', nonce);
  }
  const padding = constants.RSA_PKCS1_PADDING;
  sent.nonce = publicEncrypt({ key: publicKey, padding }, Buffer.from(nonce)).toString('base64');
  const input = Object.keys(plain)
    .sort()
    .map((name) => `${name}=${plain[name]}`)
    .join('&');
  return { ...sent, encryptdata: createHash('sha512').update(input).digest('hex') };
}

export function newNonce(): string {
  const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';
  return Array.from({ length: 16 }, () => letters[randomInt(letters.length)]).join('');
}

export function aes(text: string, key: string): string {
  const cipher = createCipheriv('aes-128-ecb', key, null);
  return Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]).toString('base64');
}

export { keys as testKeys };
