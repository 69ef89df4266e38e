import { origin } from '../browser/test-environment';
import { ACCOUNT } from './demo-account';

/** The effect of a fault switch, see examples/portal/server/faults.ts. */
export type Fault = {
  effect: 'delay' | 'http-500' | 'malformed' | 'wrong-shape' | 'code' | 'offline' | 'retry-after';
  delayMs?: number;
  code?: number;
  retryAfterSeconds?: number;
  /** How many requests it affects; all of them by default. */
  times?: number;
};

export type PhoneAction = 'scan' | 'confirm' | 'refuse' | 'mismatch' | 'review' | 'expire';

export type LogRow = {
  method: string;
  path: string;
  status: number;
  code: number | null;
  fault: string | null;
};
export type CaptchaAnswer = { kind: 'puzzle' | 'click'; points: { x: number; y: number }[]; words: string[] };
/** A mail has an address, a subject and a link, an SMS a recipient and a code. */
export type Sent = {
  id: number;
  kind: 'mail' | 'sms';
  to?: string;
  subject?: string;
  link: string;
  recipient?: string;
  code?: string;
};

/** The portal's dev console, for actions that a viewer does not have. */
export const devConsole = {
  /** Restores the demo data, and deletes all sessions, faults, mails and log rows. */
  reset: () => ask('POST', '/dev/api/reset'),
  /** @param call as in the portal's log: `POST /openapi/v2/user/login` */
  setFault: (call: string, fault: Fault) => ask('POST', '/dev/api/faults', { call, ...fault }),
  clearFaults: () => ask('POST', '/dev/api/faults/clear'),
  setUnread: (account: string, subscribe: number, system: number) =>
    ask('POST', '/dev/api/unread', { account, subscribe, system }),
  /** Replaces the watched videos of an account. */
  setHistory: (account: string, records: number) => ask('POST', '/dev/api/history', { account, records }),
  /** An action of the simulated phone on a code, or its expiry. */
  phone: (code: string, action: PhoneAction, account = ACCOUNT) =>
    ask('POST', '/dev/api/phone', { code, action, account }),
  /** Lets the time of every open QR code pass. */
  async expireQrCodes(): Promise<void> {
    for (const { code } of await rows<{ code: string }>('/dev/api/phone'))
      await devConsole.phone(code, 'expire');
  },
  /** Approves a new nickname and a new avatar. */
  approve: (account = ACCOUNT) => ask('POST', '/dev/api/review', { account }),
  clearLog: () => ask('POST', '/dev/api/log/clear'),
  ssoPropagations: () => rows<{ account: string }>('/dev/api/sso-propagations'),
  outbox: () => rows<Sent>('/dev/api/outbox'),
  /** The logged calls, oldest first, optionally those whose path ends with `path`. */
  async log(path = ''): Promise<LogRow[]> {
    return (await rows<LogRow>('/dev/api/log')).filter((row) => row.path.endsWith(path));
  },
  /** @returns the session cookie of a sign-in without the form */
  /** @param isProof whether it counts as a sign-in with the password, for changes that need a proof (OQ-92) */
  async startSession(account: string, isProof = true): Promise<string> {
    const response = await send('POST', '/dev/api/session', { account, isProof });
    const cookie = /^portal_session=([^;]+)/.exec(response.headers.get('set-cookie') ?? '')?.[1];
    if (!cookie) throw new Error(`${account} got no session.`);
    return cookie;
  },
  expireSession: (cookie: string) =>
    send('POST', '/dev/api/session/expire', undefined, { cookie: `portal_session=${cookie}` }),
  captchaAnswer: (token: string) => ask('GET', `/dev/captcha/${token}`) as Promise<CaptchaAnswer>,
};

/** Sends a form-encoded call to the API without a page; returns its code. */
export async function callApi(path: string, fields: Record<string, string>): Promise<number> {
  const response = await fetch(`${origin}/openapi/v2/user/${path}`, {
    method: 'POST',
    body: new URLSearchParams({ appid: 'demo', ...fields }),
  });
  return ((await response.json()) as { code: number }).code;
}

async function rows<Row>(path: string): Promise<Row[]> {
  return ((await ask('GET', path)) as { rows: Row[] }).rows;
}

async function ask(method: string, path: string, body?: object): Promise<unknown> {
  return (await send(method, path, body)).json();
}

async function send(
  method: string,
  path: string,
  body?: object,
  headers: Record<string, string> = {},
): Promise<Response> {
  const response = await fetch(origin + path, {
    method,
    // The portal closes idle connections, which a worker that was busy for long would use once more.
    headers: { connection: 'close', ...headers, ...(body && { 'content-type': 'application/json' }) },
    ...(body && { body: JSON.stringify(body) }),
  });
  if (!response.ok) throw new Error(`${method} ${path} answered ${response.status}`);
  return response;
}
