import { readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Endpoint } from '../../../src/lib/transport/endpoint';

const folder = resolve(import.meta.dirname, '../../../src/api');

/** Every endpoint of `src/api`, by the name of its constant. */
export const ENDPOINTS: Readonly<Record<string, Endpoint>> = Object.fromEntries(
  (await Promise.all(readdirSync(folder).map((file) => import(resolve(folder, file)))))
    .flatMap((module: object) => Object.entries(module))
    .filter(([name]) => name.endsWith('_ENDPOINT')),
);
