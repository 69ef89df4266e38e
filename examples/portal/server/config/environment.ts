import { isLoopback } from './loopback';

type Environment = Readonly<Record<string, string | undefined>>;

/** Demo accounts have a public password, so development and production use separate folders. */
const FOLDERS = { development: '.data/portal', production: '.data/production' } as const;

/**
 * Reads the environment variables, which the README of the portal lists. No other file reads `process.env`.
 * @param parameters command line of the process
 * @throws Error that names a variable with an invalid value
 */
export function readEnvironment(environment: Environment, parameters: readonly string[]) {
  const { DATABASE_URL, PORT, SECOND_PORT } = environment;
  const refusal = devConsoleRefusal(parameters, environment);
  const folder = refusal === null ? FOLDERS.development : FOLDERS.production;
  return {
    /** Why the dev console is disabled; null when it is enabled. */
    refusal,
    host: listeningHost(environment),
    port: PORT,
    secondPort: SECOND_PORT,
    databaseUrl: DATABASE_URL || undefined,
    dataDir: environment.DATA_DIR ?? folder,
    corsOrigins: corsOriginsOf(environment),
    smtp: smtpOf(environment),
    trustsProxy: trustsProxy(environment),
    hasEarlyHints: environment.EARLY_HINTS === '1',
  };
}

function trustsProxy({ TRUST_PROXY }: Environment): boolean {
  return TRUST_PROXY === '1';
}

/** The mail server. Requires a configured origin for the links in mails; `smtp.ts` has the reason. */
function smtpOf({ MAIL_FROM, PUBLIC_ORIGIN, SMTP_URL }: Environment) {
  if (!SMTP_URL) return undefined;
  if (!PUBLIC_ORIGIN) throw new Error('SMTP_URL needs PUBLIC_ORIGIN, the origin of links in mails.');
  return { url: SMTP_URL, publicOrigin: PUBLIC_ORIGIN, from: MAIL_FROM };
}

/** Address to listen on: HOST, or loopback by default. */
function listeningHost({ HOST = '127.0.0.1' }: Environment): string {
  return HOST;
}

/**
 * Origins whose pages may use the API, from CORS_ORIGINS: exact origins, separated by commas.
 * @throws Error that names an entry that is not a valid `Origin` header value
 */
export function corsOriginsOf({ CORS_ORIGINS = '' }: Environment): string[] {
  const origins = CORS_ORIGINS.split(',')
    .map((entry) => entry.trim())
    .filter(Boolean);
  const wrong = origins.find((entry) => !isOrigin(entry));
  if (wrong === undefined) return origins;
  throw new Error(
    `CORS_ORIGINS: "${wrong}" is no origin; write one as https://www.example.com, without a path.`,
  );
}

function isOrigin(text: string): boolean {
  return /^https?:\/\/[\w.:[\]-]+$/.test(text) && URL.canParse(text) && new URL(text).origin === text;
}

/**
 * The dev console can sign in to any account, so it requires `--dev` and a server that only the developer can
 * reach.
 * @returns the reason why it is disabled; null when it is enabled
 */
export function devConsoleRefusal(parameters: readonly string[], environment: Environment): string | null {
  if (!parameters.includes('--dev')) return 'needs --dev';
  if (environment.NODE_ENV === 'production') return 'NODE_ENV is production';
  if (trustsProxy(environment)) return 'TRUST_PROXY is set';
  return isLoopback(listeningHost(environment)) ? null : 'HOST is not a loopback address';
}
