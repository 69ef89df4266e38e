import { isLoopback } from './loopback';

type Environment = Readonly<Record<string, string | undefined>>;

/** The address to listen on: this machine alone, unless HOST says otherwise. */
export function hostOf({ HOST = '127.0.0.1' }: Environment): string {
  return HOST;
}

/**
 * Origins whose pages may use the API, from CORS_ORIGINS: exact ones, separated by commas.
 * @throws Error that names the entry which no browser could send as its `Origin`
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
 * The dev console gives a session for any account, so it exists only where `--dev` asks for it and nobody but the
 * developer can reach it.
 * @returns the reason why it is off; null when it is on
 */
export function devConsoleRefusal(parameters: readonly string[], environment: Environment): string | null {
  if (!parameters.includes('--dev')) return 'needs --dev';
  if (environment.NODE_ENV === 'production') return 'NODE_ENV is production';
  if (environment.TRUST_PROXY === '1') return 'TRUST_PROXY is set';
  return isLoopback(hostOf(environment)) ? null : 'HOST is not a loopback address';
}
