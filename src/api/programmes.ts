import * as z from 'zod/mini';
import type { Endpoint } from '../lib/transport/endpoint';
import { listOf, text, word } from '../lib/transport/schemas';
import { type CallOptions, call } from './call';

export const PROGRAMMES_ENDPOINT: Endpoint = { method: 'GET', path: '/openapi/v2/programme', isSafe: true };
export const PICKED_PROGRAMMES_ENDPOINT: Endpoint = {
  method: 'GET',
  path: '/openapi/v2/programme/user',
  isSafe: true,
};
export const PICK_PROGRAMMES_ENDPOINT: Endpoint = { method: 'POST', path: '/openapi/v2/programme/user' };

export const PROGRAMME_KINDS = ['channels', 'columns'] as const;
export type ProgrammeKind = (typeof PROGRAMME_KINDS)[number];

/** Something a viewer can choose as a favourite (FAV-01). */
export type Programme = { id: string; name: string };
export type Programmes = Readonly<Record<ProgrammeKind, readonly Programme[]>>;
/** Ids, each once. */
export type Picks = Readonly<Record<ProgrammeKind, readonly string[]>>;

/** Stands between the ids of a field (doc 1 § 7). */
const COMMA = ',';

const ENVELOPE_FIELDS = ['code', 'result', 'ret', 'message', 'msg'];

const offer = listsOf(listOf(z.object({ id: word, name: text })));
const picked = listsOf<string>(z.array(word));

/** What there is to choose from (API-48). An id with a comma in it could not be sent, so it is not offered. */
export async function getProgrammes(options?: CallOptions): Promise<Programmes> {
  const lists = await call(PROGRAMMES_ENDPOINT, offer, {}, options);
  return eachKind((kind) => {
    const byId = new Map(lists[kind].map(({ id, name }) => [id, { id, name: name.trim() || id }]));
    return [...byId.values()].filter(({ id }) => !id.includes(COMMA));
  });
}

/** What the viewer has chosen, on offer or not (API-49, FAV-02). */
export async function getPicks(options?: CallOptions): Promise<Picks> {
  const lists = await call(PICKED_PROGRAMMES_ENDPOINT, picked, {}, options);
  return eachKind((kind) => [...new Set(lists[kind])].filter((id) => !id.includes(COMMA)));
}

/** Takes the place of all that was chosen before (API-50, APIMAP-06, FAV-03). */
export async function savePicks(picks: Picks, options?: CallOptions): Promise<void> {
  const fields = eachKind((kind) => picks[kind].join(COMMA));
  await call(PICK_PROGRAMMES_ENDPOINT, z.unknown(), fields, options);
}

/** The same for channels and for columns. */
export function eachKind<Value>(make: (kind: ProgrammeKind) => Value): Record<ProgrammeKind, Value> {
  return { channels: make('channels'), columns: make('columns') };
}

/**
 * Both lists. No data at all means none, but a missing list is malformed, and so is a list of picks with an id that
 * cannot be read: the next save would replace the viewer's picks by what was read.
 */
function listsOf<Entry>(entries: z.ZodMiniType<Entry[], unknown[]>) {
  const list = z.pipe(
    z.transform((raw) => (raw === null ? [] : raw)),
    entries,
  );
  return z.pipe(
    z.transform((raw: unknown) => (isNothing(raw) ? { channels: [], columns: [] } : raw)),
    z.object({ channels: list, columns: list }),
  );
}

/** Null, the empty list that some servers write for it, or an answer without data, which is then its own data (OQ-03). */
function isNothing(raw: unknown): boolean {
  if (typeof raw !== 'object' || raw === null) return raw === null;
  return Object.keys(raw).every((key) => ENVELOPE_FIELDS.includes(key));
}
