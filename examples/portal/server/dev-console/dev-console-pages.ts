import type { Hono } from 'hono';
import type { Account } from '../db/accounts';
import type { Call } from '../http/call';
import { listFaults } from '../http/faults';
import { readLog } from '../http/request-log';
import type { Services } from '../http/services';
import { originOf, visitOf } from '../http/visit';
import { openQrCodes } from '../qr/qr-codes';
import { type AccountRow, accountsPage } from './accounts-page';
import { faultsPage } from './faults-page';
import { messagePage, outboxPage } from './outbox-page';
import { phonePage } from './phone-page';
import { readOutbox } from './read-outbox';
import { requestsPage } from './requests-page';

export type CallName = Pick<Call, 'method' | 'path'>;

export function mountDevConsolePages(app: Hono, services: Services, calls: readonly CallName[]): void {
  const { db } = services;
  app.get('/dev', async (c) => {
    const { account } = await visitOf(c, services);
    const accounts = await db.query<AccountRow>(
      `select accounts.*, (select count(*)::int from sso_propagations where account_id = accounts.id) as sso_propagations,
         (select string_agg(provider, ', ' order by id) from oauth_bindings where account_id = accounts.id) as bound,
         (select count(*)::int from messages where account_id = accounts.id and kind = 'subscribe' and not is_read)
           as subscribe_unread,
         (select count(*)::int from messages where account_id = accounts.id and kind = 'system' and not is_read)
           as system_unread
       from accounts order by id`,
    );
    return c.html(accountsPage(accounts, account));
  });
  app.get('/dev/faults', async (c) => {
    const names = calls.map(({ method, path }) => `${method} ${path}`);
    return c.html(faultsPage(await listFaults(db), names));
  });
  app.get('/dev/outbox', async (c) => c.html(outboxPage(await readOutbox(db, originOf(c)))));
  app.get('/dev/outbox/:id', async (c) => {
    const sent = (await readOutbox(db, originOf(c))).find(({ id }) => String(id) === c.req.param('id'));
    return sent ? c.html(messagePage(sent)) : c.notFound();
  });
  app.get('/dev/phone', async (c) => {
    const accounts = await db.query<Account>(
      `select * from accounts where state = 'active' and (email is not null or mobile is not null) order by id`,
    );
    return c.html(phonePage(await openQrCodes(db, services.now()), accounts));
  });
  app.get('/dev/requests', async (c) => c.html(requestsPage((await readLog(db)).reverse())));
}
