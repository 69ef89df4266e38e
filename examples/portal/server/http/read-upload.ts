import type { HonoRequest } from 'hono';
import type { Fields } from '../lib/signing';

export type Upload = { fields: Fields; files: Readonly<Record<string, File>> };

/**
 * Reads a multipart body: text parts as fields, files by part name. Stops at the maximum length, with or
 * without a Content-Length.
 * @returns null for another encoding, a duplicate part, or a malformed body
 */
export async function readUpload(
  request: HonoRequest,
  maxBytes: number,
): Promise<Upload | 'too-long' | null> {
  const type = request.header('content-type') ?? '';
  if (!type.toLowerCase().startsWith('multipart/form-data')) return null;
  const body = await bodyOf(request.raw, maxBytes);
  if (!body) return 'too-long';
  const parts = await new Response(body, { headers: { 'content-type': type } }).formData().catch(() => null);
  return parts && sorted(parts);
}

async function bodyOf({ body }: Request, maxBytes: number): Promise<Uint8Array<ArrayBuffer> | null> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of body ?? []) {
    size += chunk.byteLength;
    if (size > maxBytes) return null;
    chunks.push(chunk);
  }
  return new Uint8Array(Buffer.concat(chunks));
}

function sorted(parts: FormData): Upload | null {
  const fields: Record<string, string> = Object.create(null);
  const files: Record<string, File> = Object.create(null);
  for (const [name, value] of parts) {
    if (name in fields || name in files) return null;
    if (typeof value === 'string') fields[name] = value;
    else files[name] = value;
  }
  return { fields, files };
}
