import { createCanvas } from '@napi-rs/canvas';

/** What one client sends at once, see tests/flows/hosts/portal-load.test.ts. */
export type Attack = { origin: string; cookies: readonly string[] };
export type AttackReport = { statuses: Record<string, number>; seconds: number };

const USER = '/openapi/v2/user';
const PICTURES = 250;
const UPLOADS = 40;
const PASSWORDS = 48;
/** A file of a few KB that decodes to 100 MB. */
const SIDE = 5000;
const LIMIT_MS = 60_000;

process.once('message', async ({ origin, cookies }: Attack) => {
  const started = performance.now();
  const file = new Blob([new Uint8Array(createCanvas(SIDE, SIDE).encodeSync('png'))]);
  const statuses: Record<string, number> = {};

  async function send(path: string, init: RequestInit = {}): Promise<void> {
    const response = await fetch(`${origin}${path}`, { ...init, signal: AbortSignal.timeout(LIMIT_MS) });
    const code = /"code":(-?\d+)/.exec(await response.text())?.[1] ?? String(response.status);
    const name = `${path.split('?')[0]?.split('/').at(-1)} ${code}`;
    statuses[name] = (statuses[name] ?? 0) + 1;
  }
  const cookieOf = (index: number) => ({ cookie: cookies[index % cookies.length] ?? '' });
  const upload = (index: number) => {
    const body = new FormData();
    body.append('appid', 'demo');
    body.append('timestamp', String(Date.now()));
    body.append('file_name', file, 'face.png');
    return send(`${USER}/modify/headImage`, { method: 'POST', headers: cookieOf(index), body });
  };
  const guess = (index: number) =>
    send(`${USER}/verification/password`, {
      method: 'POST',
      headers: cookieOf(index),
      body: new URLSearchParams({ appid: 'demo', password: 'Wrong123!' }),
    });
  const times = (count: number, run: (index: number) => Promise<void>) =>
    Array.from({ length: count }, (_, index) => run(index));
  await Promise.all([
    ...times(PICTURES, () => send(`${USER}/captcha/dynamic/puzzle?appid=demo`)),
    ...times(PICTURES, () => send(`${USER}/captcha/dynamic/click?appid=demo`)),
    ...times(UPLOADS, upload),
    ...times(PASSWORDS, guess),
  ]);
  process.send?.({ statuses, seconds: (performance.now() - started) / 1000 } satisfies AttackReport);
  process.disconnect();
});
