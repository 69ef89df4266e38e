import type { Hono } from 'hono';
import { parse } from 'qs';
import { type ApplicationName, isApplicationName } from '#config/application-forms';
import { LIMITS } from '../config/limits';
import type { Database } from '../db/database';
import { isOverLimit } from '../db/limits';
import { CODES } from '../http/codes';
import { type Services, servicesOf } from '../http/services';
import { visitOf } from '../http/visit';
import { type Application, readApplication, readSubmissionId } from './read-application';

export type StoredApplication = { id: number; form: ApplicationName; data: Application; received_at: Date };

/**
 * Mounts `POST /applications/{form}`, the `action` of the campaign page's form, and `POST /applications`, which takes each form
 * by the name that the element sends. They are not part of the documented API. An
 * application that is sent again, for example after a lost answer, has the same ID and is stored once.
 */
export function mountApplications(app: Hono, services: Services): void {
  app.post('/applications/:form?', async (c) => {
    const fields = parse(await c.req.text());
    const form = c.req.param('form') ?? fields.form;
    if (typeof form !== 'string' || !isApplicationName(form)) return c.notFound();
    const { account, addressKey } = await visitOf(c, services);
    if (await isOverLimit(services.db, [`application:${addressKey}`], LIMITS.application, services.now()))
      return c.json({ code: CODES.busy, message: '今天提交的次数过多，请明天再试' }, 429);
    const application = readApplication(form, fields);
    if ('refusal' in application) return c.json(application.refusal, 422);
    const { db } = account ? servicesOf(services, account) : services;
    await db.query(
      `insert into applications (form, data, account_id, received_at, submission_id)
       values ($1, $2, $3, $4, $5) on conflict (form, submission_id) do nothing`,
      [form, JSON.stringify(application.data), account?.id, services.now(), readSubmissionId(fields)],
    );
    return c.json({});
  });
}

/** Returns the latest applications, newest first. */
export function listApplications(db: Database, count: number): Promise<StoredApplication[]> {
  return db.query<StoredApplication>('select * from applications order by id desc limit $1', [count]);
}
