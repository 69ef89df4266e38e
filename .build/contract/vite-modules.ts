import { join } from 'node:path';
import { createServer } from 'vite';
import { elements } from '../elements.ts';

const root = join(import.meta.dirname, '../..');

/**
 * Calls a function that imports modules of `widgets/` which need Vite: they import virtual modules or globs. Not with
 * `runnerImport`, after which a module cannot import others on demand.
 */
export async function withWidgetModules<Result>(
  use: (load: (file: string) => Promise<unknown>) => Promise<Result>,
): Promise<Result> {
  const server = await createServer({
    configFile: false,
    logLevel: 'error',
    root,
    plugins: [elements()],
    appType: 'custom',
    server: { middlewareMode: true, watch: null, ws: false },
    optimizeDeps: { noDiscovery: true },
  });
  try {
    return await use((file) => server.ssrLoadModule(join(root, 'widgets', file)));
  } finally {
    await server.close();
  }
}
