import * as z from 'zod/mini';
import { SOURCE_TYPES } from '#config/wire';
import type { Endpoint } from '#lib/transport/endpoint';
import { httpAddress, pictureAddress, text, word } from '#lib/transport/schemas';
import { type CallOptions, call } from '../call';
import { callPage, type ListPage, type ListRequest, listFields, listPage } from '../list-page';

export const FAVOURITES_ENDPOINT: Endpoint = {
  method: 'GET',
  path: '/openapi/v2/collect/records',
  isSafe: true,
};

export const DELETE_FAVOURITE_ENDPOINT: Endpoint = {
  method: 'DELETE',
  path: '/openapi/v2/collect/record',
};
export const CLEAR_FAVOURITES_ENDPOINT: Endpoint = {
  method: 'DELETE',
  path: '/openapi/v2/collect/records',
};

export type SourceType = keyof typeof SOURCE_TYPES;

/** A favourite of the viewer (ENT-07); all strings but the ID may be empty. */
export type Favourite = {
  id: string;
  /** `other` is any type that the documents do not define. */
  sourceType: SourceType | 'other';
  sourceId: string;
  title: string;
  /** http(s) URL or empty, like `url`. */
  logoUrl: string;
  url: string;
  businessName: string;
  /** In the server's format (OQ-14). */
  collectedAt: string;
};

const favourite = z.pipe(
  z.object({
    id: word,
    source_type: z.pipe(text, z.transform(sourceTypeOf)),
    source_id: text,
    source_title: text,
    source_logo: pictureAddress,
    source_url: httpAddress,
    business_name: text,
    collect_date_time: text,
  }),
  z.transform(
    (row): Favourite => ({
      id: row.id,
      sourceType: row.source_type,
      sourceId: row.source_id,
      title: row.source_title,
      logoUrl: row.source_logo,
      url: row.source_url,
      businessName: row.business_name,
      collectedAt: row.collect_date_time,
    }),
  ),
);
const favourites = listPage(favourite);

/** Loads one page of the viewer's favourites, newest first (API-13, APIMAP-23, ENT-09). */
export function getFavourites(
  { sourceType, ...query }: ListRequest & { sourceType: SourceType },
  options?: CallOptions,
): Promise<ListPage<Favourite>> {
  const fields = { source_type: SOURCE_TYPES[sourceType], ...listFields(query) };
  return callPage(FAVOURITES_ENDPOINT, favourites, fields, options);
}

/** Deletes one favourite (API-14, COLL-07). */
export async function deleteFavourite(id: string, options?: CallOptions): Promise<void> {
  await call(DELETE_FAVOURITE_ENDPOINT, z.unknown(), { id }, options);
}

/** Deletes all favourites of one type (API-15, COLL-08). */
export async function clearFavourites(sourceType: SourceType, options?: CallOptions): Promise<void> {
  await call(CLEAR_FAVOURITES_ENDPOINT, z.unknown(), { source_type: SOURCE_TYPES[sourceType] }, options);
}

function sourceTypeOf(type: string): Favourite['sourceType'] {
  const names = Object.keys(SOURCE_TYPES) as SourceType[];
  return names.find((name) => SOURCE_TYPES[name] === type) ?? 'other';
}
