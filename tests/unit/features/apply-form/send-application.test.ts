import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { sendApplication } from '#features/apply-form/submission/send-application';

let server: Server;
let answer: (request: IncomingMessage, response: ServerResponse) => void;
let received: { type: string | undefined; body: string }[];

beforeEach(async () => {
  received = [];
  server = createServer(async (request, response) => {
    response.setHeader('access-control-allow-origin', '*');
    // Before a request of another origin, happy-dom asks for each kind of content.
    if (request.method === 'OPTIONS')
      return response.writeHead(204, { 'access-control-allow-headers': 'content-type' }).end();
    if (request.method === 'POST')
      received.push({ type: request.headers['content-type'], body: await text(request) });
    answer(request, response);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
});
afterEach(() => {
  server.closeAllConnections();
  server.close();
  vi.useRealTimers();
});

function send(path = '/campaign/2026', body = { name: '李白' }) {
  const { port } = server.address() as AddressInfo;
  return sendApplication(new URL(`http://127.0.0.1:${port}${path}`), new URLSearchParams(body));
}

/** Answers the application with a redirect to `target`, whose page has an answer of its own. */
const redirects =
  (target: string, body = '<h1>A page</h1>'): typeof answer =>
  (request, response) =>
    request.method === 'POST'
      ? response.writeHead(303, { location: target }).end()
      : response.writeHead(200).end(body);

const answers =
  (status: number, body = ''): typeof answer =>
  (_request, response) =>
    response.writeHead(status).end(body);

it('is sent as an HTML form', async () => {
  answer = answers(204);
  await send();
  expect(received).toEqual([
    { type: 'application/x-www-form-urlencoded;charset=UTF-8', body: 'name=%E6%9D%8E%E7%99%BD' },
  ]);
});

it.each<[string, typeof answer, path?: string]>([
  ['a status of success without a body', answers(200)],
  ['204', answers(204)],
  ['JSON without a code', answers(201, '{"id": 1}')],
  ['JSON with the code 0', answers(200, '{"code": 0}')],
  ['a redirect below the folder of the address', redirects('/campaign/thanks.html')],
  ['a redirect below an address at the root', redirects('/apply/thanks'), '/apply'],
])('is taken by %s', async (_, given, path) => {
  answer = given;
  await expect(send(path)).resolves.toBeUndefined();
});

it.each<[string, typeof answer, unknown]>([
  ['422', answers(422, '{"fields": {"name": "x"}}'), { fields: { name: 'x' } }],
  ['a negative code', answers(200, '{"code": -1, "message": "x"}'), { code: -1, message: 'x' }],
  ['a negative code as a text', answers(200, '{"code": "-1"}'), { code: '-1' }],
  ['a negative code with an error status', answers(429, '{"code": -4}'), { code: -4 }],
  ['the end of the campaign', answers(200, '{"closed": true}'), { closed: true }],
  ['the reason why it is too long', answers(413, '{"message": "x"}'), { message: 'x' }],
])('is refused by %s, with the answer', async (_, given, refusal) => {
  answer = given;
  await expect(send()).rejects.toEqual(refusal);
});

it.each<[string, typeof answer, status: number | null, path?: string]>([
  ['a page', answers(200, '<!doctype html>'), 200],
  ['a page and 422', answers(422, '<!doctype html>'), 422],
  ['an error of the server', answers(503, '{"message": "x"}'), 503],
  ['a status of refusal with JSON', answers(403, '{"message": "x"}'), 403],
  ['a redirect to the sign-in', redirects('/login.html'), 200],
  ['a redirect to the sign-in from the root', redirects('/login.html'), 200, '/apply'],
  ['a redirect to a sign-in without a body', redirects('/login', ''), 200],
  ['a redirect to a sign-in with JSON', redirects('/login', '{"code": 0}'), 200],
  ['a closed connection', (request) => request.socket.destroy(), null],
])('can be sent again after %s', async (_, given, status, path) => {
  answer = given;
  await expect(send(path)).rejects.toMatchObject({ name: 'ApiError', kind: 'network', status });
});

it('is answered without a text when a proxy finds it too long', async () => {
  answer = answers(413, '<h1>413</h1>');
  await expect(send()).rejects.toMatchObject({ status: 413 });
});

it('can be sent again when the server has not answered for half a minute', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const asked = new Promise<void>((resolve) => {
    answer = () => resolve();
  });
  const sending = expect(send()).rejects.toMatchObject({ kind: 'network', status: null });
  await asked;
  vi.advanceTimersByTime(30_000);
  await sending;
});
