import * as z from 'zod/mini';
import { SOURCE_TYPES } from '../config/wire';
import type { Endpoint } from '../lib/transport/endpoint';
import { httpAddress, text, word } from '../lib/transport/schemas';
import { type CallOptions, call } from './call';
import { type ListPage, listPage, type PageQuery, pageFields } from './list-page';

export const COLLECTIONS_ENDPOINT: Endpoint = {
  method: 'GET',
  path: '/openapi/v2/collect/records',
  isSafe: true,
};

export type SourceType = keyof typeof SOURCE_TYPES;

/** Something that a viewer has collected (ENT-07); all but the id may be empty. */
export type CollectionItem = {
  id: string;
  /** `other` stands for a type that the documents do not name. */
  sourceType: SourceType | 'other';
  sourceId: string;
  title: string;
  /** http(s), as the other address. */
  logoUrl: string;
  url: string;
  businessName: string;
  /** As the server writes it (OQ-14). */
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

/** One page of what the viewer has collected, newest first (API-13, APIMAP-23, ENT-09). */
export function getCollections(
  { sourceType, ...query }: PageQuery & { sourceType: SourceType },
  options?: CallOptions,
): Promise<ListPage<CollectionItem>> {
  const fields = { source_type: SOURCE_TYPES[sourceType], ...pageFields(query) };
  return call(COLLECTIONS_ENDPOINT, collections, fields, options);
}

function sourceTypeOf(type: string): CollectionItem['sourceType'] {
  const names = Object.keys(SOURCE_TYPES) as SourceType[];
  return names.find((name) => SOURCE_TYPES[name] === type) ?? 'other';
}
