import { isLoopback } from './http/loopback';

type Environment = Readonly<Record<string, string | undefined>>;

/** Address to listen on: HOST, or loopback by default. */
export function hostOf({ HOST = '127.0.0.1' }: Environment): string {
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
  if (environment.TRUST_PROXY === '1') return 'TRUST_PROXY is set';
  return isLoopback(hostOf(environment)) ? null : 'HOST is not a loopback address';
}
