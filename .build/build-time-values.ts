import { resolve } from 'node:path';
import { type Plugin, runnerImport } from 'vite';
import { elements } from './elements.ts';

const ROOT = resolve(import.meta.dirname, '..');

/**
 * Replaces each module `*.build-time.ts` by the values of its exports, so that the tables from which they are computed
 * are not loaded with them. The values must be JSON. Without this plugin, as in tests, the modules are evaluated as usual.
 */
export function buildTimeValues(): Plugin {
  return {
    name: 'build-time-values',
    apply: 'build',
    async load(id) {
      if (!id.endsWith('.build-time.ts')) return undefined;
      const { module } = await runnerImport<Record<string, unknown>>(id, {
        configFile: false,
        root: ROOT,
        plugins: [elements()],
      });
      return Object.entries(module)
        .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`)
        .join('\n');
    },
  };
}
