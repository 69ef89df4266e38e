import type { Context } from 'hono';
import * as z from 'zod';
import { EFFECTS } from '../http/faults';

const count = z.coerce.number().int().min(0).max(1_000_000);

/** Treats an empty form field as absent. */
const optional = <T extends z.ZodType>(schema: T) =>
  z.preprocess((value) => (value === '' ? undefined : value), schema);

/** Input sent as JSON by tests, and as form fields by the dev console. */
export const faultInput = z.object({
  call: z.string().min(1).max(200),
  effect: z.enum(EFFECTS),
  delayMs: optional(count.default(0)),
  code: optional(z.coerce.number().int().negative().min(-1_000_000).default(-1)),
  retryAfterSeconds: optional(count.default(1)),
  times: optional(count.min(1).nullable().default(null)),
});

export const unreadInput = z.object({
  account: z.string().default('demo@example.com'),
  subscribe: count,
  system: count,
});
export const historyInput = z.object({
  account: z.string().default('demo@example.com'),
  records: count.max(100_000),
});
/** `account` is an email address, a mobile number or an ID. */
export const reviewInput = z.object({ account: z.string().default('demo@example.com') });
/** `account` is an email address, a mobile number or an ID. */
export const sessionInput = z.object({
  account: z.string().default('demo@example.com'),
  /** Whether it counts as a sign-in with the password, for changes that need a proof of the owner. */
  isProof: z.boolean().default(false),
});

/** Parses JSON or form fields; null when they do not match the schema. */
export async function readInput<T>(c: Context, schema: z.ZodType<T>): Promise<T | null> {
  const isJson = c.req.header('content-type')?.startsWith('application/json');
  const text = await c.req.text();
  try {
    const value: unknown = isJson ? JSON.parse(text) : Object.fromEntries(new URLSearchParams(text));
    return schema.safeParse(value).data ?? null;
  } catch {
    return null;
  }
}
