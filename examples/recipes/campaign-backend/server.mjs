import { check, isProgram, NAMES } from './rules.mjs';
import { Table } from './table.mjs';

const MAX_BYTES = 64 * 1024;
const ID = /^[\da-f]{32}$/;

/** Returns a handler of Node's HTTP server, which stores each application as a row of a table. */
export function campaignBackend(file) {
  const table = new Table(file, ['time', ...NAMES, 'submissionId']);

  return async function respond(request, response) {
    const { status, body = {} } = await answer(request).catch((error) => {
      console.error(error);
      return { status: 500, body: { message: '系统繁忙，请稍后再试' } };
    });
    response.writeHead(status, { 'content-type': 'application/json', 'cache-control': 'no-store' });
    response.end(JSON.stringify(body));
  };

  async function answer(request) {
    if (request.method !== 'POST') return { status: 405 };
    if (!isOfOwnPage(request)) return { status: 403 };
    const text = await readBody(request);
    if (text === null) return { status: 413, body: { message: '提交的内容过长，请精简后重试' } };
    const sent = new URLSearchParams(text);
    const id = sent.get('submissionId') ?? '';
    const { values, refusal } = check(sent);
    if (refusal) return { status: 422, body: refusal };
    if (!ID.test(id)) return { status: 422, body: { message: '请刷新页面后重试' } };
    // A program that is refused would try in another way.
    if (!isProgram(sent)) await table.store(id, [new Date().toISOString(), ...values]);
    return { status: 200 };
  }
}

/** Another site can post a form here, but not with this `Origin`. */
function isOfOwnPage({ headers: { origin, host } }) {
  return URL.canParse(origin) && new URL(origin).host === host;
}

/** Returns null for a body that is too long, of which it keeps nothing. */
async function readBody(request) {
  const parts = [];
  let size = 0;
  for await (const part of request) {
    size += part.length;
    if (size <= MAX_BYTES) parts.push(part);
  }
  return size > MAX_BYTES ? null : Buffer.concat(parts).toString('utf8');
}
