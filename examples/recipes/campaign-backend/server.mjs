import { createHash } from 'node:crypto';
import { appendFileSync, readFileSync } from 'node:fs';
import { appendFile } from 'node:fs/promises';
import { check } from './rules.mjs';

const MAX_BYTES = 32 * 1024;

/** Returns a handler of Node's HTTP server, which stores each application as one line of JSON. */
export function campaignBackend(file) {
  // It has names and phone numbers: only its owner may read it. After a crash, its last line may be cut off.
  appendFileSync(file, '\n', { mode: 0o600 });
  const lines = readFileSync(file, 'utf8').split('\n').map(parse).filter(Boolean);
  const stored = new Map(lines.map(({ id }) => [id, Promise.resolve()]));

  /** The same application is stored once, also if it is sent twice at the same time or after a lost answer. */
  async function store(data) {
    const id = createHash('sha256').update(JSON.stringify(data)).digest('hex');
    const line = `${JSON.stringify({ id, receivedAt: new Date().toISOString(), data })}\n`;
    if (!stored.has(id)) stored.set(id, appendFile(file, line));
    await stored.get(id).catch((error) => {
      stored.delete(id);
      throw error;
    });
  }

  return async function respond(request, response) {
    const { status, body = {} } = await answer(request).catch((error) => {
      console.error(error);
      return { status: 500, body: { message: '系统繁忙，请稍后再试。' } };
    });
    response.writeHead(status, { 'content-type': 'application/json', 'cache-control': 'no-store' });
    response.end(JSON.stringify(body));
  };

  async function answer(request) {
    if (request.method !== 'POST') return { status: 405 };
    if (!isOfOwnPage(request)) return { status: 403 };
    const text = await readBody(request);
    if (text === null) return { status: 413, body: { message: '提交的内容过长，请精简后重试。' } };
    const { data, refusal } = check(parse(text));
    if (refusal) return { status: 422, body: refusal };
    await store(data);
    return { status: 200 };
  }
}

/** Another site can post a form here, but neither with this `Origin` nor as JSON. */
function isOfOwnPage({ headers: { origin, host, 'content-type': type } }) {
  return URL.canParse(origin) && new URL(origin).host === host && type === 'application/json';
}

async function readBody(request) {
  const parts = [];
  let size = 0;
  // The connection stays open for the answer where reading ends early.
  for await (const part of request.iterator({ destroyOnReturn: false })) {
    size += part.length;
    if (size > MAX_BYTES) return null;
    parts.push(part);
  }
  return Buffer.concat(parts).toString('utf8');
}

function parse(text) {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
