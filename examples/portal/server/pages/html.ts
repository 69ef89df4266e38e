import type { html } from 'hono/html';

/** A piece of a page, its values escaped. */
export type Html = ReturnType<typeof html>;
