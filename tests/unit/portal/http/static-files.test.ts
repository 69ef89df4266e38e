import { mkdir, mkdtemp, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { Hono } from 'hono';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { staticFiles } from '../../../../examples/portal/server/http/static-files';

let folder: string;
let load: (path: string, headers?: HeadersInit) => Promise<Response>;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'static-'));
  await mkdir(join(folder, 'root/c'), { recursive: true });
  await mkdir(join(folder, 'root/.hidden'));
  const files = [
    'outside.js',
    'root/loader.js',
    'root/c/part-abcd1234.js',
    'root/.hidden/list.json',
    'root/note.txt',
  ];
  for (const name of files) await writeFile(join(folder, name), `content of ${name}`);
  const root = staticFiles(join(folder, 'root'));
  const app = new Hono();
  app.get(
    '*',
    async (c) => (await root.respond(c, c.req.query('path') ?? '')) ?? c.text('no such file', 404),
  );
  await root.warmUp();
  load = async (path, headers) => app.request(`/?path=${encodeURIComponent(path)}`, { headers });
});
afterAll(() => rm(folder, { recursive: true }));

describe('static files', () => {
  it('are immutable in caches if their name has a hash, and revalidated otherwise', async () => {
    expect((await load('c/part-abcd1234.js')).headers.get('cache-control')).toBe(
      'public, max-age=31536000, immutable',
    );
    expect((await load('loader.js')).headers.get('cache-control')).toBe('no-cache');
  });

  it.each([
    '../outside.js',
    'c/../../outside.js',
    '/../outside.js',
    '.hidden/list.json',
    'note.txt',
    'c',
    '',
    'nothing.js',
  ])('do not include %j', async (path) => {
    expect((await load(path)).status).toBe(404);
  });

  it('are compressed as the browser accepts', async () => {
    const packed = await load('loader.js', { 'accept-encoding': 'gzip;q=0, br' });
    expect(packed.headers.get('content-encoding')).toBe('br');
    expect(brotliDecompressSync(await packed.arrayBuffer()).toString()).toBe('content of root/loader.js');
    expect(
      (await load('loader.js', { 'accept-encoding': 'br;q=0' })).headers.get('content-encoding'),
    ).toBeNull();
  });

  it('are read again when they change on disk', async () => {
    const etag = (await load('loader.js')).headers.get('etag') ?? '';
    expect((await load('loader.js', { 'if-none-match': etag })).status).toBe(304);
    await writeFile(join(folder, 'root/loader.js'), 'other');
    await utimes(join(folder, 'root/loader.js'), new Date(), new Date(Date.now() + 5000));
    const changed = await load('loader.js', { 'if-none-match': etag });
    expect([changed.status, await changed.text()]).toEqual([200, 'other']);
  });
});
