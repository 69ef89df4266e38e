import { createSecureServer } from 'node:http2';
import { createServer } from 'node:https';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createAdaptorServer } from '@hono/node-server';
import { getCertificate } from '@vitejs/plugin-basic-ssl';
import { createPortal } from '../../examples/portal/server/app.ts';
import { ACCOUNT } from '../support/portal/demo-account.ts';
import { pageCost } from './page-cost.mjs';
import { median } from './timing.mjs';

/** Those of which a viewer sees the first one most often, and whether with a session. */
const PAGES = {
  '/login.html': false,
  '/news/1.html': false,
  '/regist.html': false,
  '/mobile/new/regist.html': false,
  '/network_tv/film_channel/info_gr.action': false,
  '/service_agreement': false,
  '/index.html': true,
  '/account/history': true,
  '/account/baseMessage': true,
  '/member.html': true,
};
const PROTOCOLS = { 'HTTP/1.1': createServer, 'HTTP/2': createSecureServer };
const ROUNDS = 5;
/** That of Lighthouse. */
const PHONE = { width: 412, height: 823, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true };
/** The portal has its dev console on the own machine only; by its plain name, pages load the checks for their authors. */
const HOST = 'portal.localhost';

/**
 * Prints what the pages of the reference portal cost a slow phone at its first visit, over both protocols: medians of the time
 * of the largest paint and of the blocking time in milliseconds, kilobytes, requests, and calls of the API among them.
 */
export async function measurePortalPages(browser, network) {
  const portal = await createPortal({ isDevConsoleOn: true });
  const certificate = await getCertificate(join(tmpdir(), 'cntv-bench'));
  console.log(
    `pages of the portal at 4x CPU, medians of ${ROUNDS}: largest paint, blocking time, KB, requests, calls`,
  );
  for (const [protocol, createServer] of Object.entries(PROTOCOLS)) {
    const server = createAdaptorServer({
      fetch: portal.fetch,
      createServer,
      serverOptions: { key: certificate, cert: certificate },
    });
    await new Promise((listening) => server.listen(0, '127.0.0.1', listening));
    const origin = `https://${HOST}:${server.address().port}`;
    for (const [path, isMember] of Object.entries(PAGES)) {
      const seen = [];
      for (let round = 0; round < ROUNDS; round += 1) {
        const cookie = isMember ? await startSession(origin) : undefined;
        seen.push(await pageCost(browser, origin + path, network, { cookie, viewport: PHONE }));
      }
      const figure = (name) => median(seen.map((visit) => visit[name])).toFixed(0);
      console.log(
        `  ${protocol} ${path}: ${figure('paint')} ms, ${figure('blocked')} ms, ${figure('kilobytes')} KB, ${figure('requests')}, ${figure('calls')}`,
      );
    }
    server.close();
  }
  await portal.close();

  /** Returns the cookie of a new session. */
  async function startSession(origin) {
    const response = await portal.fetch(
      new Request(`${origin}/dev/api/session`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', origin },
        body: JSON.stringify({ account: ACCOUNT, isProof: true }),
      }),
    );
    const [, name = '', value = ''] = /^([^=]+)=([^;]+)/.exec(response.headers.get('set-cookie') ?? '') ?? [];
    return { name, value, domain: HOST, secure: true };
  }
}
