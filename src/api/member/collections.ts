import * as z from 'zod/mini';
import { SOURCE_TYPES } from '#config/wire';
import type { Endpoint } from '#lib/transport/endpoint';
import { httpAddress, text, word } from '#lib/transport/schemas';
import { type CallOptions, call } from '../call';
import { callPage, type ListPage, listPage, type PageQuery, pageFields } from '../list-page';

export const COLLECTIONS_ENDPOINT: Endpoint = {
  method: 'GET',
  path: '/openapi/v2/collect/records',
  isSafe: true,
};

export const DELETE_COLLECTION_ENDPOINT: Endpoint = {
  method: 'DELETE',
  path: '/openapi/v2/collect/record',
};
export const CLEAR_COLLECTIONS_ENDPOINT: Endpoint = {
  method: 'DELETE',
  path: '/openapi/v2/collect/records',
};

export type SourceType = keyof typeof SOURCE_TYPES;

/** An item of the viewer's collection (ENT-07); all strings but the ID may be empty. */
export type CollectionItem = {
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

const collectionItem = z.pipe(
  z.object({
    id: word,
    source_type: z.pipe(text, z.transform(sourceTypeOf)),
    source_id: text,
    source_title: text,
    source_logo: httpAddress,
    source_url: httpAddress,
    business_name: text,
    collect_date_time: text,
  }),
  z.transform(
    (row): CollectionItem => ({
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
const collections = listPage(collectionItem);

/** Loads one page of the viewer's collection, newest first (API-13, APIMAP-23, ENT-09). */
export function getCollections(
  { sourceType, ...query }: PageQuery & { sourceType: SourceType },
  options?: CallOptions,
): Promise<ListPage<CollectionItem>> {
  const fields = { source_type: SOURCE_TYPES[sourceType], ...pageFields(query) };
  return callPage(COLLECTIONS_ENDPOINT, collections, fields, options);
}

/** Deletes one item (API-14, COLL-07). */
export async function deleteCollection(id: string, options?: CallOptions): Promise<void> {
  await call(DELETE_COLLECTION_ENDPOINT, z.unknown(), { id }, options);
}

/** Deletes all items of one type (API-15, COLL-08). */
export async function clearCollections(sourceType: SourceType, options?: CallOptions): Promise<void> {
  await call(CLEAR_COLLECTIONS_ENDPOINT, z.unknown(), { source_type: SOURCE_TYPES[sourceType] }, options);
}

function sourceTypeOf(type: string): CollectionItem['sourceType'] {
  const names = Object.keys(SOURCE_TYPES) as SourceType[];
  return names.find((name) => SOURCE_TYPES[name] === type) ?? 'other';
}
