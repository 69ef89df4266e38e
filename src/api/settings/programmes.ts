import * as z from 'zod/mini';
import type { Endpoint } from '#lib/transport/endpoint';
import { list, listOf } from '#lib/transport/list-schemas';
import { orNothing, text, word } from '#lib/transport/schemas';
import { type CallOptions, call } from '../call';

export const PROGRAMMES_ENDPOINT: Endpoint = { method: 'GET', path: '/openapi/v2/programme', isSafe: true };
export const PICKED_PROGRAMMES_ENDPOINT: Endpoint = {
  method: 'GET',
  path: '/openapi/v2/programme/user',
  isSafe: true,
};
export const PICK_PROGRAMMES_ENDPOINT: Endpoint = { method: 'POST', path: '/openapi/v2/programme/user' };

export const PROGRAMME_KINDS = ['channels', 'columns'] as const;
export type ProgrammeKind = (typeof PROGRAMME_KINDS)[number];

/** A channel or column that the viewer can pick (FAV-01). */
export type Programme = { id: string; name: string };
export type Programmes = Readonly<Record<ProgrammeKind, readonly Programme[]>>;
/** Unique IDs of the programmes that the viewer has picked as favourites. */
export type Picks = Readonly<Record<ProgrammeKind, readonly string[]>>;

/** Separator of the IDs in a request field (doc 1 § 7). */
const COMMA = ',';

const offer = both(listOf(z.object({ id: word, name: text })));
/** A pick with an invalid ID is malformed, because the next save would overwrite the picks with an incomplete list. */
const picked = both(z.pipe(list, z.array(word)));

/** Loads the available programmes (API-48). IDs with a comma are left out, because they cannot be sent. */
export async function getProgrammes(options?: CallOptions): Promise<Programmes> {
  const lists = await call(PROGRAMMES_ENDPOINT, offer, {}, options);
  return eachKind((kind) => {
    const byId = new Map(lists[kind].map(({ id, name }) => [id, { id, name: name.trim() || id }]));
    return [...byId.values()].filter(({ id }) => !id.includes(COMMA));
  });
}

/** Loads the viewer's picks, including those no longer available (API-49, FAV-02). */
export async function getPicks(options?: CallOptions): Promise<Picks> {
  const lists = await call(PICKED_PROGRAMMES_ENDPOINT, picked, {}, options);
  return eachKind((kind) => [...new Set(lists[kind])].filter((id) => !id.includes(COMMA)));
}

/** Replaces the viewer's picks (API-50, APIMAP-06, FAV-03). */
export async function savePicks(picks: Picks, options?: CallOptions): Promise<void> {
  const fields = eachKind((kind) => picks[kind].join(COMMA));
  await call(PICK_PROGRAMMES_ENDPOINT, z.unknown(), fields, options);
}

/** Makes a record with one value for channels and one for columns. */
export function eachKind<Value>(make: (kind: ProgrammeKind) => Value): Record<ProgrammeKind, Value> {
  return { channels: make('channels'), columns: make('columns') };
}

function both<Entry>(programmes: z.ZodMiniType<Entry[]>) {
  return orNothing(z.object({ channels: programmes, columns: programmes }));
}
