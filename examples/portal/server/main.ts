import { resolve } from 'node:path';
import { createPortal, type Portal } from './app';
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from './demo-data';
import { type Served, serve } from './serve';
import type { SmtpOptions } from './smtp';

const { DATABASE_URL, DATA_DIR = '.data/portal', HOST = '127.0.0.1', NODE_ENV, PORT } = process.env;
const isDeskOn = NODE_ENV !== 'production';
const FIRST_PORT = 8080;
const PORTS_TRIED = 20;
const GOODBYE_MS = 3000;

await main().catch((error: Error) => {
  console.error(`The portal cannot start: ${error.message}`);
  process.exit(1);
});

async function main(): Promise<void> {
  const portal = await createPortal({
    ...(DATABASE_URL ? { databaseUrl: DATABASE_URL } : { dataDir: resolve(DATA_DIR) }),
    smtp: smtpOptions(),
  });
  const served = await serveOnFreePort(portal).catch(async (error) => {
    await portal.close();
    throw error;
  });
  announce(served.port);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => stop(portal, served));
  await portal.warmUp();
}

/** Links in real mails lead to a configured address; see smtp.ts for the reason. */
function smtpOptions(): SmtpOptions | undefined {
  const { MAIL_FROM, PUBLIC_ORIGIN, SMTP_URL } = process.env;
  if (!SMTP_URL) return undefined;
  if (!PUBLIC_ORIGIN)
    throw new Error('SMTP_URL needs PUBLIC_ORIGIN, the address that links in mails lead to.');
  return { url: SMTP_URL, publicOrigin: PUBLIC_ORIGIN, from: MAIL_FROM };
}

/** PORT is taken at its word; without it the first free one from 8080 on is used. */
async function serveOnFreePort(portal: Portal): Promise<Served> {
  const first = Number(PORT ?? FIRST_PORT);
  for (let port = first; ; port++) {
    try {
      return await serve(portal, { host: HOST, port });
    } catch (error) {
      const isTaken = (error as NodeJS.ErrnoException).code === 'EADDRINUSE';
      if (!isTaken || PORT !== undefined || port >= first + PORTS_TRIED) throw error;
    }
  }
}

function announce(port: number): void {
  const origin = `http://localhost:${port}`;
  const [demo] = DEMO_ACCOUNTS;
  const desk = [
    ['Account', `${demo.email} or ${demo.mobile}`],
    ['Password', DEMO_PASSWORD],
    ['Desk', `${origin}/dev`],
  ];
  const lines = [
    ['Portal', `${origin}/`],
    ['News page', `${origin}/news/1.html`],
    ...(isDeskOn ? desk : []),
    ['Database', DATABASE_URL ? 'DATABASE_URL' : DATA_DIR],
  ];
  const text = lines.map(([name = '', value]) => `  ${name.padEnd(10)} ${value}`).join('\n');
  console.log(`\n${text}\n\n  Stop with Ctrl+C.\n`);
}

let isStopping = false;

/** A terminal sends the signal to this process and to its parent, which passes it on: it may come twice. */
async function stop(portal: Portal, served: Served): Promise<void> {
  if (isStopping) return;
  isStopping = true;
  setTimeout(() => process.exit(1), GOODBYE_MS).unref();
  await served.close();
  await portal.close();
  process.exit(0);
}
