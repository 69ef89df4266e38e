import type { Context, Hono, MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { cors } from 'hono/cors';
import { isLoopback } from '../config/loopback';
import { APPLICATION_BODY_MAX_BYTES, BODY_MAX_BYTES } from '../config/settings';
import { quoted } from '../lib/log';
import { networkOf } from '../lib/network';
import type { Call } from './call';
import { CODES, envelope, refuse } from './codes';
import { isNavigation, sourceOf } from './request-origin';
import type { Services } from './services';
import { originOf, visitorAddress } from './visit';

/** Matches a NUL, which no path of the portal contains. */
const NUL = /%00/;
const API = '/openapi/';
const APPLICATIONS = '/applications/';
const SAFE_METHODS: ReadonlySet<string> = new Set(['GET', 'HEAD', 'OPTIONS']);
const PREFLIGHT_SECONDS = 600;

/**
 * Middleware that checks every request to either site before routing.
 * @param calls calls with uploads are exempt from the body limit, see read-upload.ts
 */
export function mountRequestChecks(app: Hono, services: Services, calls: readonly Call[]): void {
  const { corsOrigins } = services;
  if (services.isDevConsoleOn) app.use(loopbackHostsOnly());
  const crossOrigin = cors({
    origin: (origin) => (corsOrigins.has(origin) ? origin : null),
    credentials: true,
    allowMethods: ['GET', 'POST', 'DELETE'],
    // The widgets sign with the time of `Date`.
    exposeHeaders: ['Date', 'Retry-After'],
    maxAge: PREFLIGHT_SECONDS,
  });
  app.use(`${API}*`, (c, next) => (corsOrigins.size > 0 ? crossOrigin(c, next) : next()));
  const explain = originExplainer(services);
  app.use(async (c, next) => {
    if (!isForged(c, services, calls)) return next();
    explain(c);
    return refuseRequest(c, 403);
  });
  app.use(async (c, next) => (NUL.test(new URL(c.req.url).pathname) ? refuseRequest(c, 400) : next()));
  const limited = bodyLimit({ maxSize: BODY_MAX_BYTES, onError: (c) => refuseRequest(c, 413) });
  const isUpload = ({ req: { method, path } }: Context) =>
    calls.some((call) => call.uploadMaxBytes && call.method === method && call.path === path);
  const applicationLimited = bodyLimit({
    maxSize: APPLICATION_BODY_MAX_BYTES,
    onError: (c) => c.json({ message: '提交的内容过长，请精简后重试' }, 413),
  });
  app.use(`${APPLICATIONS}*`, applicationLimited);
  app.use((c, next) => (isUpload(c) || c.req.path.startsWith(APPLICATIONS) ? next() : limited(c, next)));
}

/**
 * Refuses requests for any other host name. With DNS rebinding, another site can resolve its own name to this
 * machine, and its pages then share the portal's origin.
 */
function loopbackHostsOnly(): MiddlewareHandler {
  return async (c, next) => {
    const { host, hostname } = new URL(c.req.url);
    if (isLoopback(hostname)) return next();
    console.warn(
      `403: the Host header is ${quoted(host)}, expected localhost. Behind a proxy, start without --dev.`,
    );
    return c.text('With the dev console the portal answers only as localhost.', 403);
  };
}

/**
 * Whether a request may be forged by a page of another site (CSRF). State-changing requests are accepted from
 * the portal's own pages only, API calls also from the configured origins. A GET with side effects needs
 * proof of its origin, since a link or an image on any site can send one.
 */
function isForged(c: Context, { corsOrigins }: Services, calls: readonly Call[]): boolean {
  const { method, path } = c.req;
  const isReading = SAFE_METHODS.has(method);
  const isApi = path.startsWith(API);
  const source = sourceOf(c, (origin) => isApi && corsOrigins.has(origin));
  const hasEffect = isReading && calls.some((call) => call.hasEffect && call.path === path);
  if (hasEffect && method !== 'OPTIONS') return source !== 'own' || isNavigation(c);
  if (isReading && (!isApi || isNavigation(c))) return false;
  return source === 'foreign';
}

/** Explanations of one visitor and of all in this time. */
const EXPLAINED = { ofVisitor: 5, ofAll: 50, windowMs: 60_000 } as const;

/**
 * Logs why a request was refused: behind a proxy that replaces the `Host` header, requests of the portal's own pages
 * seem to come from another origin. A pair of origins is logged once a minute, and few pairs of one visitor are, so that
 * a visitor who sends many can neither fill the log nor keep others out of it.
 */
function originExplainer(services: Services): (c: Context) => void {
  let explained = new Set<string>();
  let ends = 0;
  const uses = new Map<string, number>();
  return (c) => {
    const now = services.now().getTime();
    if (now >= ends || now < ends - EXPLAINED.windowMs) {
      explained = new Set();
      uses.clear();
      ends = now + EXPLAINED.windowMs;
    }
    const came = (c.req.header('origin') ?? c.req.header('referer'))?.slice(0, 200);
    const expected = originOf(c);
    const pair = `${expected} ${came}`;
    const visitor = networkOf(visitorAddress(c));
    const used = uses.get(visitor) ?? 0;
    const isOver = explained.size >= EXPLAINED.ofAll || used >= EXPLAINED.ofVisitor;
    if (came === undefined || explained.has(pair) || isOver) return;
    explained.add(pair);
    uses.set(visitor, used + 1);
    console.warn(
      `403 for ${c.req.method} ${quoted(c.req.path)}: the page's origin is ${quoted(came)}, expected ` +
        `${quoted(expected)}, from the Host header. If the page is the portal's own, its proxy has to keep ` +
        'Host (nginx: proxy_set_header Host $http_host) and X-Forwarded-Proto, with TRUST_PROXY=1; another ' +
        'site that uses the API belongs in CORS_ORIGINS.',
    );
  };
}

/** Responds with an envelope for the API, otherwise with the status alone. */
function refuseRequest(c: Context, status: 400 | 403 | 413): Response {
  if (!c.req.path.startsWith(API)) return c.text(String(status), status);
  c.header('Cache-Control', 'no-store');
  return c.json(envelope(refuse(status === 413 ? CODES.contentUnfit : CODES.badParameters)), status);
}
