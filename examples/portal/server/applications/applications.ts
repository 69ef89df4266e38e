import type { Hono } from 'hono';
import { type ApplicationName, isApplicationName } from '#config/application-forms';
import { LIMITS } from '../config/limits';
import type { Database } from '../db/database';
import { isOverLimit } from '../db/limits';
import { type Services, servicesOf } from '../http/services';
import { visitOf } from '../http/visit';
import { type Application, readApplication } from './read-application';

export type StoredApplication = { id: number; form: ApplicationName; data: Application; received_at: Date };

/**
 * Mounts `POST /applications/{form}`, to which the campaign page sends the data of `cntv-submit`. It is not part of the
 * documented API. The body of a refusal is what `respond` of the event expects.
 */
export function mountApplications(app: Hono, services: Services): void {
  app.post('/applications/:form', async (c) => {
    const form = c.req.param('form');
    if (!isApplicationName(form)) return c.notFound();
    const { account, addressKey } = await visitOf(c, services);
    if (await isOverLimit(services.db, [`application:${addressKey}`], LIMITS.application, services.now()))
      return c.json({ message: '今天提交的次数过多，请明天再试。' }, 429);
    const application = readApplication(form, await c.req.json().catch(() => null));
    if ('refusal' in application) return c.json(application.refusal, 400);
    const { db } = account ? servicesOf(services, account) : services;
    await db.query('insert into applications (form, data, account_id, received_at) values ($1, $2, $3, $4)', [
      form,
      JSON.stringify(application.data),
      account?.id,
      services.now(),
    ]);
    return c.json({});
  });
}

/** Returns the latest applications, newest first. */
export function listApplications(db: Database, count: number): Promise<StoredApplication[]> {
  return db.query<StoredApplication>('select * from applications order by id desc limit $1', [count]);
}
