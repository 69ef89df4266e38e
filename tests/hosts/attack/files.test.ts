import { request as httpRequest, type IncomingMessage } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newDatabaseUrl } from '../../support/portal/database';
import { type PortalProcess, startPortalProcess } from '../../support/portal/portal-process';

let portal: PortalProcess;
let dev: PortalProcess;
beforeAll(async () => {
  const start = async (parameters: string[]) =>
    startPortalProcess({ parameters, databaseUrl: await newDatabaseUrl() });
  [portal, dev] = await Promise.all([start([]), start(['--dev'])]);
});
afterAll(() => Promise.all([portal.stop(), dev.stop()]));

/** `fetch` resolves the dots of a path before it sends it. */
function load(path: string, { origin } = portal): Promise<{ response: IncomingMessage; text: string }> {
  const { hostname, port } = new URL(origin);
  return new Promise((resolve, reject) => {
    httpRequest({ hostname, port, path }, (response) => {
      let text = '';
      response.setEncoding('utf8');
      response.on('data', (part) => {
        text += part;
      });
      response.on('end', () => resolve({ response, text }));
    })
      .on('error', reject)
      .end();
  });
}

const OWN_FOLDER = process.cwd();
/** Files of this machine and of the project, which no page shows. */
const OUTSIDE = [
  '/etc/passwd',
  `${OWN_FOLDER}/package.json`,
  `${OWN_FOLDER}/examples/embed-links.html`,
  `${OWN_FOLDER}/examples/portal/server/main.ts`,
];
const WAYS = [
  (file: string) => `/examples/${file}`,
  (file: string) => `/examples/..${file}`,
  (file: string) => `/${file}`,
  (file: string) => `/assets/${file}`,
  (file: string) => `/assets/../../../../../../../..${file}`,
  (file: string) => `/widgets/..%2f..%2f..%2f..%2f..%2f..${file}`,
  (file: string) => `/avatars/%2e%2e/%2e%2e/%2e%2e/%2e%2e/%2e%2e${file}`,
  (file: string) => `/widgets/c/..\\..\\..\\..\\..${file}`,
  (file: string) => `/widgets/c/${encodeURIComponent(file)}`,
];

describe('a file outside of the folders that are served', () => {
  it.each(OUTSIDE)('is not read: %s', async (file) => {
    for (const server of [portal, dev]) {
      for (const way of WAYS) {
        const { response, text } = await load(way(file), server);
        expect([400, 404], way(file)).toContain(response.statusCode);
        expect(text).not.toMatch(/root:x:0|"devDependencies"|serveOnFreePort/);
      }
    }
  });

  it.each(['/examples/', '/examples/embed-links.html', '/gallery', '/dev', '/dev/api/outbox'])(
    'is no page in production: %s',
    async (path) => {
      expect((await load(path)).response.statusCode).toBe(404);
    },
  );
});

describe('the log', () => {
  it('has one line for a request, without control characters', async () => {
    await load('/a%0aGET%20/admin%20ok%1b[2J');
    await load('/openapi/v2/user/info%0a%1b[31m?appid=demo');
    // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
    expect(portal.output()).not.toMatch(/[\x00-\x09\x0b-\x1f\x7f-\x9f]|^GET \/admin/m);
  });
});

describe('an answer', () => {
  it.each(['/activate?code=x', '/reset?code=x', '/activate-email?code=x', '/sso/accept?ticket=x'])(
    'with a secret in its address is in no cache: %s',
    async (path) => {
      expect((await load(path)).response.headers['cache-control']).toBe('no-store');
    },
  );

  it.each([
    ['/login.html', 'same-origin'],
    ['/widgets/cntv-widgets.js', 'cross-origin'],
    ['/openapi/v2/user/checkLogin?appid=demo', 'same-origin'],
  ])('says who may embed it: %s', async (path, policy) => {
    expect((await load(path)).response.headers).toMatchObject({
      'cross-origin-resource-policy': policy,
      'x-content-type-options': 'nosniff',
    });
  });

  it.each(['constructor', '__proto__', 'toString', 'hasOwnProperty'])(
    'knows no name that every object has: %s',
    async (name) => {
      for (const path of [
        `/${name}`,
        `/openapi/v2/user/${name}?appid=demo`,
        `/openapi/v2/user/oauth/${name}?appid=demo`,
        `/${name}/file.js`,
      ])
        expect((await load(path)).response.statusCode).toBe(404);
    },
  );
});
