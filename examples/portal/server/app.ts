import { fileURLToPath } from 'node:url';
import { Hono } from 'hono';
import { mountAvatars } from './accounts/avatars';
import { mountReset } from './accounts/reset-link';
import { mountApplications } from './applications/applications';
import { CALLS } from './calls';
import { PURGE_EVERY_MS } from './config/settings';
import { AccountNotActive } from './db/accounts';
import type { Database } from './db/database';
import { eraseFormerlyDeleted } from './db/deleted-names';
import { type KeyPair, prepare } from './db/installation';
import { purgeExpired } from './db/one-time';
import { openDatabase } from './db/open-database';
import { delivery } from './delivery/delivery';
import type { SmtpOptions } from './delivery/smtp';
import { DEMO_COST, refuseDemoData, seedWhenEmpty } from './demo/demo-data';
import { mountDevConsole } from './dev-console/dev-console';
import { GALLERY, mountGallery } from './dev-console/gallery';
import { newClickWords, newPuzzle } from './drawing/drawing';
import { mountApi } from './http/api';
import { envelope, refuse, stateCode } from './http/codes';
import { ConnectionDropped } from './http/faults';
import { mountHealth } from './http/health';
import { mountRequestChecks } from './http/request-checks';
import { securityHeaders } from './http/security-headers';
import type { Services, Sites } from './http/services';
import { mountFolder, type StaticFiles, staticFiles } from './http/static-files';
import { behindProxy, COOKIES } from './http/visit';
import { deleteForeignCookies } from './lib/cookies';
import { logError } from './lib/log';
import { HASH_COST, type HashCost, hashPassword } from './lib/password-hash';
import { newSecret } from './lib/secrets';
import { Busy } from './lib/threads';
import { mountActivation } from './mail-links/activation';
import { mountEmailActivation } from './mail-links/security-email';
import { MEMBER_CALLS, mountMemberService } from './membership/member-service';
import { mountMemberSignature } from './membership/signature-page';
import { mountExamples, mountOwnPages } from './pages/examples';
import { configuration } from './pages/layout';
import { mountPages } from './pages/pages';
import { type Preloads, preloadsOf, readElements, WIDGETS } from './pages/preloads';
import { type Prints, readPrints } from './pages/prints';
import { mountSecondSite } from './second-site/second-site';
import { mountSso } from './sso/sso';
import { mountOauth } from './third-parties/third-parties';

const WIDGETS_FOLDER = fileURLToPath(new URL('../../../dist', import.meta.url));
/** SQLSTATE `character_not_in_repertoire`: a NUL in a value, which can only come from a client. */
const INVALID_TEXT = '22021';
const PROJECT_FOLDER = fileURLToPath(new URL('../../../', import.meta.url));
const ASSETS_FOLDER = fileURLToPath(new URL('../assets', import.meta.url));

export type PortalOptions = {
  /** PostgreSQL server. Without it, the database is embedded: in `dataDir`, or in memory. */
  databaseUrl?: string;
  dataDir?: string;
  /** An open database to use instead; the portal does not close it. */
  database?: Database;
  /** The server's clock in milliseconds. */
  clock?: () => number;
  /** Cost of the hashes of new passwords, see passwords.ts. */
  hashCost?: HashCost | undefined;
  /** RSA key to use instead of the one stored in the database. */
  keyPair?: KeyPair;
  /** Origins whose pages may use the API with the viewer's cookie, in addition to the second site. */
  corsOrigins?: readonly string[];
  /** Mail server; without one, mails are only stored in the dev console's outbox. */
  smtp?: SmtpOptions | undefined;
  /** Whether pages are announced by 103 Early Hints, which every proxy must pass on. */
  hasEarlyHints?: boolean;
  /** Folder of the built widgets; `dist/` unless given. */
  widgetsFolder?: string;
  /** Folder of pages to try with the dev console; that of `dist/` unless given. */
  ownPagesFolder?: string;
  /** Whether a proxy of this installation sets `X-Forwarded-For` and `X-Forwarded-Proto`. */
  trustsProxy?: boolean;
  /** The dev console, fault switches, simulated third parties and demo data; off by default. */
  isDevConsoleOn?: boolean;
};

/**
 * Handles a request in process. Rejects with ConnectionDropped where the server would drop the connection.
 */
export type Listener = { fetch(request: Request, bindings?: object): Promise<Response> };

export type Portal = Listener & {
  /** A second site of the portal, for single sign-on across origins; available after `setSites` was called. */
  second: Listener;
  /** Sets the ports of both sites. */
  setSites(sites: Sites): void;
  /** Compresses the widgets and draws captchas before the first request. */
  warmUp(): Promise<void>;
  close(): Promise<void>;
};

/** Creates the portal without listening, so that the server and the tests run the same handlers. */
export async function createPortal(options: PortalOptions = {}): Promise<Portal> {
  const { clock = Date.now, isDevConsoleOn = false } = options;
  // One cost for all accounts, so that the time of a sign-in does not tell whether one exists.
  const hashCost = options.hashCost ?? (isDevConsoleOn ? DEMO_COST : HASH_COST);
  const db = options.database ?? (await openDatabase(options));
  const now = () => new Date(clock());
  const deliverWith = delivery({ isDevConsoleOn, smtp: options.smtp });
  const services: Services = {
    db,
    now,
    isDevConsoleOn,
    hashCost,
    absentHash: await hashPassword(newSecret(), hashCost),
    corsOrigins: new Set(options.corsOrigins),
    deliver: deliverWith(db),
    deliverWith,
    sites: null,
    ...(await prepare(db, options.keyPair)),
  };
  await eraseFormerlyDeleted(db, services.nameHash, now());
  await (isDevConsoleOn ? seedWhenEmpty(services) : refuseDemoData(db));

  const { widgetsFolder = WIDGETS_FOLDER, ownPagesFolder = PROJECT_FOLDER, hasEarlyHints = false } = options;
  const widgets = staticFiles(widgetsFolder);
  const preloads = preloadsOf(readElements(widgetsFolder), hasEarlyHints);
  const prints = await readPrints(widgetsFolder, JSON.parse(configuration(services)));
  const [app, second] = [newSite(services, options), newSite(services, options)];
  mountPortal(app, services, { widgets, widgetsFolder, preloads, prints, ownPagesFolder });
  mountFolder(second, WIDGETS, widgets);
  mountSecondSite(second, services);
  const purging = setInterval(
    () => purgeExpired(db, now()).catch((error) => logError('purge', error)),
    PURGE_EVERY_MS,
  ).unref();
  return {
    fetch: async (request, bindings) => app.fetch(request, bindings),
    second: { fetch: async (request, bindings) => second.fetch(request, bindings) },
    setSites(sites) {
      services.sites = sites;
      for (const host of sites.hosts) services.corsOrigins.add(`http://${host}:${sites.secondPort}`);
    },
    async warmUp() {
      // The thread that draws takes seconds to start.
      await Promise.all([widgets.warmUp(), newPuzzle(), newClickWords()]);
    },
    async close() {
      clearInterval(purging);
      if (!options.database) await db.close();
    },
  };
}

type Files = {
  widgets: StaticFiles;
  widgetsFolder: string;
  preloads: Preloads;
  prints: Prints;
  ownPagesFolder: string;
};

function mountPortal(app: Hono, services: Services, files: Files): void {
  const { widgets, widgetsFolder, preloads, prints, ownPagesFolder } = files;
  const switched = [...CALLS, ...MEMBER_CALLS];
  mountAvatars(app, services);
  if (services.isDevConsoleOn) mountGallery(app, services, { folder: widgetsFolder, calls: switched });
  else app.get(`${GALLERY}*`, (c) => c.notFound());
  mountFolder(app, WIDGETS, widgets);
  if (services.isDevConsoleOn) {
    mountExamples(app, services);
    mountOauth(app, services);
  }
  mountApi(app, services, CALLS);
  mountMemberService(app, services);
  mountMemberSignature(app, services);
  mountSso(app, services);
  mountApplications(app, services);
  mountActivation(app, services);
  mountEmailActivation(app, services);
  mountReset(app, services);
  if (services.isDevConsoleOn) {
    mountDevConsole(app, services, switched);
    mountOwnPages(app, services, ownPagesFolder, widgets);
  }
  mountPages(app, services, preloads, prints);
}

/** Middleware and error handling of both sites. */
function newSite(services: Services, { trustsProxy = false }: PortalOptions): Hono {
  const app = new Hono();
  app.use(behindProxy(trustsProxy));
  app.use(deleteForeignCookies(COOKIES));
  app.use(securityHeaders());
  mountHealth(app, services.db);
  mountRequestChecks(app, services, CALLS);
  mountFolder(app, '/assets/', staticFiles(ASSETS_FOLDER));
  app.onError((error, c) => {
    if (error instanceof ConnectionDropped) throw error;
    if (error instanceof Busy) return c.text('503', 503);
    if (error instanceof AccountNotActive) return c.text(envelope(refuse(stateCode(error))).message, 403);
    if ('code' in error && error.code === INVALID_TEXT) return c.text('400', 400);
    logError(`${c.req.method} ${c.req.path}`, error);
    return c.text('500', 500);
  });
  return app;
}
