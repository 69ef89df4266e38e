import * as z from 'zod/mini';
import { MISSING_LIST_CODES } from '#config/error-codes';
import { codeOf } from '#lib/api-error';
import type { Endpoint } from '#lib/transport/endpoint';
import type { Fields } from '#lib/transport/http';
import { listOf } from '#lib/transport/list-schemas';
import { count, orNothing } from '#lib/transport/schemas';
import { type CallOptions, call } from './call';

/** One page of a list; `total` counts the items of all pages (LIST-02, ENT-09). It is infinite where the server does not count. */
export type ListPage<Item> = { total: number; items: readonly Item[] };

export type ListRequest = {
  /** Page number, starting at 1 (LIST-03). */
  page: number;
  pageSize: number;
};

/** -1 is the answer of back ends that do not count. */
const uncounted = z.pipe(
  z.literal([-1, '-1']),
  z.transform(() => Number.POSITIVE_INFINITY),
);
const total = z.union([uncounted, count]);

/**
 * Schema of a response with one page of a list; `row` is the schema of one item. Of items with the same ID, the first
 * one is kept.
 */
export function listPage<Row extends z.ZodMiniType<{ id: string }>>(
  row: Row,
): z.ZodMiniType<ListPage<z.output<Row>>> {
  return z.pipe(
    orNothing(z.object({ total, rows: listOf(row) })),
    z.transform(({ total, rows }) => {
      const byId = new Map<string, z.output<Row>>();
      for (const item of rows) if (!byId.has(item.id)) byId.set(item.id, item);
      return { total, items: [...byId.values()] };
    }),
  );
}

/** Request fields that select a page. */
export function listFields({ page, pageSize }: ListRequest): Fields {
  return { page_no: page, page_size: pageSize };
}

/**
 * Loads one page of a list. A code that says that the list is missing is an empty list (OQ-60).
 * @throws ApiError
 */
export async function callPage<Item>(
  endpoint: Endpoint,
  schema: z.ZodMiniType<ListPage<Item>>,
  fields: Fields,
  options?: CallOptions,
): Promise<ListPage<Item>> {
  try {
    return await call(endpoint, schema, fields, options);
  } catch (error) {
    if (!MISSING_LIST_CODES.includes(codeOf(error) ?? 0)) throw error;
    return { total: 0, items: [] };
  }
}
