import type { html } from 'hono/html';

/** An HTML fragment with escaped values. */
export type Html = ReturnType<typeof html>;
