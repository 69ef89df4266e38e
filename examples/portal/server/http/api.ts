import { setTimeout as wait } from 'node:timers/promises';
import type { Context, Hono } from 'hono';
import { APPID, SIGNING_SKEW_MS } from '../config/settings';
import { AccountNotActive } from '../db/accounts';
import { makesTooManyCalls } from '../db/limits';
import { putOnce } from '../db/one-time';
import { logError } from '../lib/log';
import { type Fields, openSigned } from '../lib/signing';
import { Busy } from '../lib/threads';
import type { Call, CallRequest } from './call';
import { type CallResult, CODES, envelope, refuse, stateCode } from './codes';
import { ConnectionDropped, type Fault, takeFault } from './faults';
import { readFields } from './fields';
import { readUpload } from './read-upload';
import { logRequest } from './request-log';
import { type Services, servicesOf } from './services';
import { giveBrowserCookie, giveCookie, giveKnownBrowserCookie, visitOf } from './visit';

/** Mounts the calls. Responds with an envelope and 404 for an unknown path, 405 for an unsupported method. */
export function mountApi(app: Hono, services: Services, calls: readonly Call[]): void {
  for (const call of calls) {
    app.on(call.method, call.path, (c) => serve(c, call, services, () => run(c, call, services)));
  }
  app.all('/openapi/*', (c) => {
    const isKnown = calls.some(({ path }) => path === c.req.path);
    return isKnown
      ? send(c, refuse(CODES.methodUnsupported), 405)
      : send(c, refuse(CODES.badParameters), 404);
  });
}

/** Applies a fault switch, handles the request and logs it. */
export async function serve(
  c: Context,
  call: Pick<Call, 'method' | 'path'>,
  services: Services,
  makeResult: () => Promise<CallResult>,
): Promise<Response> {
  const started = performance.now();
  const fault = services.isDevConsoleOn ? await takeFault(services.db, `${call.method} ${call.path}`) : null;
  if (fault) await wait(fault.delayMs);
  const { response, code } = (fault && faulty(c, fault)) ?? (await responseOf(c, call, makeResult));
  if (services.isDevConsoleOn) {
    await logRequest(services.db, started, {
      at: services.now(),
      method: call.method,
      path: call.path,
      status: response?.status ?? 0,
      code,
      ms: Math.round(performance.now() - started),
      fault: fault?.effect ?? null,
    });
  }
  if (!response) throw new ConnectionDropped('fetch failed');
  return response;
}

/** Without a response, the server drops the connection. */
type Outcome = { response: Response | null; code: number | null };

/** The simulated failure of a fault switch; null when it only delays. */
function faulty(c: Context, fault: Fault): Outcome | null {
  const text = (body: string, status: 200 | 429 | 500) => ({ response: c.text(body, status), code: null });
  switch (fault.effect) {
    case 'delay':
      return null;
    case 'offline':
      return { response: null, code: null };
    case 'http-500':
      return text('Internal Server Error', 500);
    case 'retry-after':
      c.header('Retry-After', String(fault.retryAfterSeconds));
      return text('Too Many Requests', 429);
    case 'malformed':
      c.header('Content-Type', 'application/json');
      return { response: c.body('{"code":0,"message":"成', 200), code: null };
    case 'wrong-shape':
      return { response: c.json({ code: 0, message: '成功', data: ['none'] }), code: 0 };
    case 'code':
      return { response: send(c, refuse(fault.code)), code: fault.code };
  }
}

async function responseOf(
  c: Context,
  call: Pick<Call, 'method' | 'path'>,
  makeResult: () => Promise<CallResult>,
): Promise<Outcome> {
  try {
    const result = await makeResult();
    return { response: send(c, result), code: result.code };
  } catch (error) {
    const refused = refusalOf(error);
    if (refused) return { response: send(c, refused), code: refused.code };
    logError(`${call.method} ${call.path}`, error);
    return { response: send(c, refuse(CODES.internal), 500), code: CODES.internal };
  }
}

/** The answer of a call that a full queue or the state of the account has ended; null for a defect. */
function refusalOf(error: unknown): CallResult | null {
  if (error instanceof Busy) return refuse(CODES.busy);
  return error instanceof AccountNotActive ? refuse(stateCode(error)) : null;
}

/** Looks the session up after the body, which may take half a minute: the viewer may have signed out meanwhile. */
async function run(c: Context, call: Call, services: Services): Promise<CallResult> {
  if (call.uploadMaxBytes) return runUpload(c, call, call.uploadMaxBytes, services);
  const sent = await readFields(c.req);
  const visit = await visitOf(c, services);
  const now = services.now();
  // A signed body stores its nonce.
  const isLimited = call.isLimited || call.isSigned;
  if (isLimited && (await makesTooManyCalls(services, { ...visit, now }))) return refuse(CODES.tooOften);
  const fields = sent && call.isSigned ? await opened(sent, services, now) : sent;
  if (!fields || fields.appid !== APPID) return refuse(CODES.badParameters);
  return handle(call, { services, fields, now, ...visit });
}

function handle(call: Call, request: CallRequest): Promise<CallResult> | CallResult {
  if (call.isPublic) return call.handle(request);
  const { account } = request;
  if (!account) return refuse(CODES.notLoggedIn);
  return call.handle({ ...request, account, services: servicesOf(request.services, account) });
}

async function runUpload(c: Context, call: Call, maxBytes: number, services: Services): Promise<CallResult> {
  const before = await visitOf(c, services);
  if (!before.account) return refuse(CODES.notLoggedIn);
  const sent = await readUpload(c.req, maxBytes);
  if (sent === 'too-long') return refuse(CODES.avatarUnfit);
  if (sent?.fields.appid !== APPID) return refuse(CODES.badParameters);
  const visit = await visitOf(c, services);
  return handle(call, { services, ...sent, now: services.now(), ...visit });
}

/** Opens a signed body and refuses replays: its nonce is stored for as long as its timestamp is accepted. */
async function opened(sent: Fields, { db, privateKey }: Services, now: Date): Promise<Fields | null> {
  const fields = openSigned(sent, privateKey, now.getTime());
  if (!fields?.nonce) return null;
  const isNew = await putOnce(db, { purpose: 'nonce', key: fields.nonce, now, lifeMs: 2 * SIGNING_SKEW_MS });
  return isNew ? fields : null;
}

function send(c: Context, result: CallResult, status: 200 | 404 | 405 | 500 = 200): Response {
  c.header('Cache-Control', 'no-store');
  if (result.cookie) giveCookie(c, result.cookie);
  if (result.browserId) giveBrowserCookie(c, result.browserId);
  if (result.knownBrowser) giveKnownBrowserCookie(c, result.knownBrowser);
  if (result.png) return c.body(new Uint8Array(result.png), 200, { 'Content-Type': 'image/png' });
  return c.json(envelope(result), status);
}
