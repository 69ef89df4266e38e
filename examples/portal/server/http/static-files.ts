import { createHash } from 'node:crypto';
import { readdir, readFile, stat } from 'node:fs/promises';
import { extname, sep } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import type { Context, Hono } from 'hono';
import { fileInside } from '../lib/file-inside';

const TYPES: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.json': 'application/json',
};
/**
 * Files with a content hash in their name, such as `c/react-Bx3f9a2c.js`, which can be cached as immutable.
 */
const HASHED = /^c\//;
const ENCODINGS = { br: promisify(brotliCompress), gzip: promisify(gzip) } as const;
type Encoding = keyof typeof ENCODINGS;

type File = {
  changed: number;
  etag: string;
  type: string;
  plain: Buffer;
  packed: Map<Encoding, Promise<Buffer>>;
};

export type StaticFiles = {
  /** Responds with a file inside the folder; null when there is no such file. */
  respond(c: Context, path: string): Promise<Response | null>;
  /** Compresses every file before the first request. */
  warmUp(): Promise<void>;
};

/** Serves the files of a folder, compressed with brotli 11 and cached in memory until they change on disk. */
export function staticFiles(root: string): StaticFiles {
  const cache = new Map<string, File>();

  async function load(path: string): Promise<File | null> {
    const full = fileInside(root, path);
    const type = TYPES[extname(full ?? '')];
    if (!full || !type) return null;
    const info = await stat(full).catch(() => null);
    if (!info?.isFile()) return null;
    const known = cache.get(full);
    if (known?.changed === info.mtimeMs) return known;
    const plain = await readFile(full);
    const etag = `"${createHash('sha256').update(plain).digest('base64url').slice(0, 20)}"`;
    const file: File = { changed: info.mtimeMs, etag, type, plain, packed: new Map() };
    cache.set(full, file);
    return file;
  }

  return {
    async respond(c, path) {
      const file = await load(path);
      return file && respond(c, file, HASHED.test(path));
    },
    async warmUp() {
      const names = await readdir(root, { recursive: true }).catch(() => []);
      for (const name of names) {
        const file = await load(name.split(sep).join('/'));
        if (file) await packed(file, 'br');
      }
    },
  };
}

/** Serves a folder to pages of any origin. */
export function mountFolder(app: Hono, prefix: string, files: StaticFiles): void {
  app.get(`${prefix}*`, async (c, next) => {
    c.header('Access-Control-Allow-Origin', '*');
    return (await files.respond(c, c.req.path.slice(prefix.length))) ?? next();
  });
}

async function respond(c: Context, file: File, isHashed: boolean): Promise<Response> {
  c.header('Cache-Control', isHashed ? 'public, max-age=31536000, immutable' : 'no-cache');
  c.header('Vary', 'Accept-Encoding');
  c.header('ETag', file.etag);
  if (c.req.header('if-none-match') === file.etag) return c.body(null, 304);
  c.header('Content-Type', file.type);
  const encoding = acceptedEncoding(c.req.header('accept-encoding'));
  if (!encoding) return c.body(new Uint8Array(file.plain));
  c.header('Content-Encoding', encoding);
  return c.body(new Uint8Array(await packed(file, encoding)));
}

function acceptedEncoding(header = ''): Encoding | null {
  const offered = header.split(',').map((part) => part.trim().split(';'));
  const accepts = (name: string) => offered.some(([coding, q]) => coding === name && q?.trim() !== 'q=0');
  return accepts('br') ? 'br' : accepts('gzip') ? 'gzip' : null;
}

function packed(file: File, encoding: Encoding): Promise<Buffer> {
  const known = file.packed.get(encoding) ?? ENCODINGS[encoding](file.plain);
  file.packed.set(encoding, known);
  return known;
}
