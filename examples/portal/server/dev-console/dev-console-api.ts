import type { Hono } from 'hono';
import type { CaptchaDetail } from '../captcha/captcha';
import { PICTURE_CODE_LENGTH } from '../config/settings';
import { accountOf, findAccount } from '../db/accounts';
import { bindPictureCode, expireSession, startSession } from '../db/sessions';
import { reset } from '../demo/demo-data';
import { seedHistory } from '../demo/demo-lists';
import { setUnread } from '../demo/demo-messages';
import { addFault, clearFaults, listFaults } from '../http/faults';
import { clearLog, readLog } from '../http/request-log';
import type { Services } from '../http/services';
import { giveCookie, originOf, sessionIdOf, visitOf } from '../http/visit';
import { hashSecret, newSecret } from '../lib/secrets';
import { done } from './done';
import { faultInput, historyInput, readInput, sessionInput, unreadInput } from './inputs';
import { readOutbox } from './read-outbox';

const WRONG = { error: 'The request does not fit; see examples/portal/server/dev-console/inputs.ts.' };

export function mountDevConsoleApi(app: Hono, services: Services): void {
  mountFaults(app, services);
  mountRecords(app, services);
  mountAccounts(app, services);
  mountCaptchaAnswers(app, services);
}

function mountFaults(app: Hono, { db }: Services): void {
  app.get('/dev/api/faults', async (c) => c.json({ rows: await listFaults(db) }));
  app.post('/dev/api/faults', async (c) => {
    const fault = await readInput(c, faultInput);
    if (!fault) return c.json(WRONG, 400);
    await addFault(db, fault);
    return done(c, '/dev/faults');
  });
  app.delete('/dev/api/faults', async (c) => {
    await clearFaults(db, c.req.query('call'));
    return done(c, '/dev/faults');
  });
  app.post('/dev/api/faults/clear', async (c) => {
    await clearFaults(db);
    return done(c, '/dev/faults');
  });
}

function mountRecords(app: Hono, { db }: Services): void {
  app.get('/dev/api/log', async (c) => c.json({ rows: await readLog(db) }));
  app.delete('/dev/api/log', async (c) => {
    await clearLog(db);
    return done(c, '/dev/requests');
  });
  app.post('/dev/api/log/clear', async (c) => {
    await clearLog(db);
    return done(c, '/dev/requests');
  });
  app.get('/dev/api/outbox', async (c) => c.json({ rows: await readOutbox(db, originOf(c)) }));
  app.get('/dev/api/sso-propagations', async (c) => {
    const rows = await db.query(
      'select email as account, accepted_at as at from sso_propagations join accounts on accounts.id = account_id order by sso_propagations.id',
    );
    return c.json({ rows });
  });
}

function mountAccounts(app: Hono, services: Services): void {
  const { db, now } = services;
  app.post('/dev/api/reset', async (c) => {
    await reset(services);
    return done(c, '/dev');
  });
  app.post('/dev/api/unread', async (c) => {
    const input = await readInput(c, unreadInput);
    const account = input && (await findAccount(db, input.account));
    if (!account) return c.json(WRONG, 400);
    const { subscribe, system } = input;
    await setUnread(db, account.id, { subscribe, system }, now());
    return done(c, '/dev');
  });
  app.post('/dev/api/history', async (c) => {
    const input = await readInput(c, historyInput);
    const account = input && (await findAccount(db, input.account));
    if (!account) return c.json(WRONG, 400);
    await db.transaction((inner) =>
      seedHistory(inner, [{ accountId: account.id, size: input.records }], now()),
    );
    return done(c, '/dev');
  });
  app.post('/dev/api/session', async (c) => {
    const input = await readInput(c, sessionInput);
    const account =
      input &&
      ((await findAccount(db, input.account)) ?? (await accountOf(db, Number(input.account) || null)));
    if (!account) return c.json(WRONG, 400);
    const { sessionId: previousId } = await visitOf(c, services);
    const session = { accountId: account.id, isProof: input.isProof, previousId, now: now() };
    giveCookie(c, await startSession(db, session));
    return done(c, '/dev');
  });
  app.post('/dev/api/session/expire', async (c) => {
    const { sessionId } = await visitOf(c, services);
    await expireSession(db, sessionId, now());
    return done(c, '/dev');
  });
}

/**
 * Returns the solutions of open captchas to tests. Picture codes are stored as hashes, so this creates a new
 * code for the session, which replaces the one in the picture.
 */
function mountCaptchaAnswers(app: Hono, { db, now }: Services): void {
  app.post('/dev/api/picture-code', async (c) => {
    const code = newSecret().replaceAll(/[-_]/g, 'a').slice(0, PICTURE_CODE_LENGTH);
    const isBound = await bindPictureCode(db, sessionIdOf(c), code, now());
    return isBound ? c.json({ code }) : c.json({ error: 'No picture was drawn in this visit.' }, 404);
  });
  app.get('/dev/captcha/:token', async (c) => {
    const token = c.req.param('token');
    const [row] = await db.query<{ detail: CaptchaDetail }>(
      `select detail from one_time where purpose = 'captcha' and expires_at > $1 and ($2 = 'latest' or key_hash = $3)
       order by created_at desc limit 1`,
      [now(), token, hashSecret(token)],
    );
    if (!row) return c.json({ error: 'No captcha with this token is open.' }, 404);
    const { kind, points, words, secretKey, token: openToken } = row.detail;
    return c.json({ kind, points, words, secretKey, token: openToken });
  });
}
