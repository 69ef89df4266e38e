import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { buildTimeValues } from '../../.build/build-time-values';
import { root } from '../support/source/text';

const { load } = buildTimeValues() as unknown as { load(id: string): Promise<string | undefined> };
const modules = ['src', 'widgets'].flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.build-time.ts'))
    .map((file) => join(root, folder, file)),
);

it('the table of the forms is evaluated by the build, which does not load their fields', () => {
  expect(modules).toContain(join(root, 'src/config/application-routes.build-time.ts'));
});

it.each(modules)('the build replaces %s by its values, which are JSON', async (file) => {
  const values: Readonly<Record<string, unknown>> = await import(file);
  const code = (await load(file)) ?? '';
  const written = [...code.matchAll(/^export const (\w+) = (.*);$/gm)];
  expect(written.map(([line]) => line).join('\n')).toBe(code);
  expect(Object.fromEntries(written.map(([, name, json]) => [name, JSON.parse(json ?? '')]))).toEqual({
    ...values,
  });
});

it('the build loads other modules as they are', async () => {
  expect(await load(join(root, 'src/config/paths.ts'))).toBeUndefined();
});
