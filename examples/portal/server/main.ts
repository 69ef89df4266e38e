import { resolve } from 'node:path';
import { createPortal, type Listener, type Portal } from './app';
import { readEnvironment } from './config/environment';
import { GRACE_MS } from './config/settings';
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from './demo/demo-data';
import { type Served, serve } from './serve';

type Environment = ReturnType<typeof readEnvironment>;

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
  const environment = readEnvironment(process.env, process.argv);
  const { databaseUrl, dataDir, corsOrigins, smtp, trustsProxy, hasEarlyHints, refusal } = environment;
  const portal = await createPortal({
    ...(databaseUrl ? { databaseUrl } : { dataDir: resolve(dataDir) }),
    corsOrigins,
    smtp,
    trustsProxy,
    hasEarlyHints,
    isDevConsoleOn: refusal === null,
  });
  const served = await serveAll(portal, environment).catch(async (error) => {
    await portal.close();
    throw error;
  });
  announce(served, environment);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => stop(portal, served));
  await portal.warmUp();
}

/** Serves the portal and, with the dev console, the second site for trying single sign-on. */
async function serveAll(portal: Portal, environment: Environment): Promise<[Served, ...Served[]]> {
  const { host, port, secondPort, refusal } = environment;
  const served = await serveOnFreePort(portal, host, { wanted: port, first: FIRST_PORT });
  if (refusal !== null) return [served];
  const first = port === '0' ? 0 : served.port + 1;
  const second = await serveOnFreePort(portal.second, host, { wanted: secondPort, first }).catch(
    async (error) => {
      await served.close();
      throw error;
    },
  );
  portal.setSites({ portalPort: served.port, secondPort: second.port, hosts: [HOST_NAME] });
  return [served, second];
}

/** Listens on the configured port, otherwise on the first free one. */
async function serveOnFreePort(
  site: Listener,
  host: string,
  { wanted, first }: { wanted: string | undefined; first: number },
): Promise<Served> {
  for (let port = Number(wanted ?? first); ; port++) {
    try {
      return await serve(site, { host, port });
    } catch (error) {
      const isTaken = (error as NodeJS.ErrnoException).code === 'EADDRINUSE';
      if (!isTaken || wanted !== undefined || port >= first + PORTS_TRIED) throw error;
    }
  }
}

function announce(
  [{ port }, second]: readonly [Served, ...Served[]],
  { refusal, databaseUrl, dataDir }: Environment,
): void {
  const origin = `http://${HOST_NAME}:${port}`;
  const [demo] = DEMO_ACCOUNTS;
  const devConsole = [
    ['Account', `${demo.email} or ${demo.mobile}`],
    ['Password', DEMO_PASSWORD],
    ['Dev console', `${origin}/dev`],
    ['Gallery', `${origin}/gallery`],
  ];
  const lines = [
    ['Portal', `${origin}/`],
    ['News page', `${origin}/news/1.html`],
    ...(second ? [['Other site', `http://${HOST_NAME}:${second.port}/`]] : []),
    ...(refusal === null ? devConsole : [['Dev console', `off (${refusal})`]]),
    ['Database', databaseUrl ? 'DATABASE_URL' : dataDir],
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
