import { resolve } from 'node:path';
import { createPortal, type Listener, type Portal } from './app';
import type { SmtpOptions } from './delivery/smtp';
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from './demo/demo-data';
import { type Served, serve } from './serve';
import { GRACE_MS } from './settings';
import { corsOriginsOf, devConsoleRefusal, hostOf } from './start-options';

const refusal = devConsoleRefusal(process.argv, process.env);
const isDevConsoleOn = refusal === null;
/** Demo accounts have a public password, so development and production use separate folders. */
const DEFAULT_FOLDER = isDevConsoleOn ? '.data/portal' : '.data/production';
const { DATABASE_URL, DATA_DIR = DEFAULT_FOLDER, PORT, SECOND_PORT } = process.env;
const HOST = hostOf(process.env);
/** Host name in both printed URLs: a redirect between the sites keeps the host name. */
const HOST_NAME = 'localhost';
const FIRST_PORT = 8080;
const PORTS_TRIED = 20;
const STOP_TIMEOUT_MS = GRACE_MS + 3000;
let isStopping = false;

await main().catch((error: Error) => {
  console.error(`The portal cannot start: ${error.message}`);
  process.exit(1);
});

async function main(): Promise<void> {
  const portal = await createPortal({
    ...(DATABASE_URL ? { databaseUrl: DATABASE_URL } : { dataDir: resolve(DATA_DIR) }),
    corsOrigins: corsOriginsOf(process.env),
    smtp: smtpOptions(),
    isDevConsoleOn,
  });
  const served = await serveAll(portal).catch(async (error) => {
    await portal.close();
    throw error;
  });
  announce(served);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => stop(portal, served));
  await portal.warmUp();
}

/** Requires a configured origin for links in mails; see smtp.ts for the reason. */
function smtpOptions(): SmtpOptions | undefined {
  const { MAIL_FROM, PUBLIC_ORIGIN, SMTP_URL } = process.env;
  if (!SMTP_URL) return undefined;
  if (!PUBLIC_ORIGIN) throw new Error('SMTP_URL needs PUBLIC_ORIGIN, the origin of links in mails.');
  return { url: SMTP_URL, publicOrigin: PUBLIC_ORIGIN, from: MAIL_FROM };
}

/** Serves the portal and, with the dev console, the second site for trying single sign-on. */
async function serveAll(portal: Portal): Promise<[Served, ...Served[]]> {
  const served = await serveOnFreePort(portal, PORT, FIRST_PORT);
  if (!isDevConsoleOn) return [served];
  const next = PORT === '0' ? 0 : served.port + 1;
  const second = await serveOnFreePort(portal.second, SECOND_PORT, next).catch(async (error) => {
    await served.close();
    throw error;
  });
  portal.setSites({ portalPort: served.port, secondPort: second.port, hosts: [HOST_NAME] });
  return [served, second];
}

/** Listens on the configured port, otherwise on the first free one. */
async function serveOnFreePort(site: Listener, wanted: string | undefined, first: number): Promise<Served> {
  for (let port = Number(wanted ?? first); ; port++) {
    try {
      return await serve(site, { host: HOST, port });
    } catch (error) {
      const isTaken = (error as NodeJS.ErrnoException).code === 'EADDRINUSE';
      if (!isTaken || wanted !== undefined || port >= first + PORTS_TRIED) throw error;
    }
  }
}

function announce([{ port }, second]: readonly [Served, ...Served[]]): void {
  const origin = `http://${HOST_NAME}:${port}`;
  const [demo] = DEMO_ACCOUNTS;
  const devConsole = [
    ['Account', `${demo.email} or ${demo.mobile}`],
    ['Password', DEMO_PASSWORD],
    ['Dev console', `${origin}/dev`],
  ];
  const lines = [
    ['Portal', `${origin}/`],
    ['News page', `${origin}/news/1.html`],
    ...(second ? [['Other site', `http://${HOST_NAME}:${second.port}/`]] : []),
    ...(isDevConsoleOn ? devConsole : [['Dev console', `off (${refusal})`]]),
    ['Database', DATABASE_URL ? 'DATABASE_URL' : DATA_DIR],
  ];
  const text = lines.map(([name = '', value]) => `  ${name.padEnd(11)} ${value}`).join('\n');
  console.log(`\n${text}\n\n  Stop with Ctrl+C.\n`);
}

/** The signal may arrive twice: a terminal sends it to this process and to its parent, which forwards it. */
async function stop(portal: Portal, served: readonly Served[]): Promise<void> {
  if (isStopping) return;
  isStopping = true;
  setTimeout(() => process.exit(1), STOP_TIMEOUT_MS).unref();
  await Promise.all(served.map((site) => site.close()));
  await portal.close();
  process.exit(0);
}
