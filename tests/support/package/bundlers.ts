import { join } from 'node:path';
import nodeResolve from '@rollup/plugin-node-resolve';
import * as esbuild from 'esbuild';
import { type OutputOptions, rollup } from 'rollup';
import * as vite from 'vite';
import webpack from 'webpack';

/** Bundles `main.js` of a folder to another one. */
type Bundle = (folder: string, outDir: string) => Promise<unknown>;

/** Bundlers with their defaults, as far as these can load chunks on demand. */
export const BUNDLERS: Readonly<Record<string, Bundle>> = {
  Vite: (root, outDir) => vite.build({ root, configFile: false, logLevel: 'error', build: { outDir } }),
  Rollup: (root, dir) => withRollup(root, { dir }),
  'Rollup with names without a hash': (root, dir) => withRollup(root, { dir, chunkFileNames: '[name].js' }),
  webpack: withWebpack,
  esbuild: (root, outdir) => withEsbuild(root, { outdir, splitting: true, format: 'esm' }),
  'esbuild to one file': (root, outdir) => withEsbuild(root, { outdir, format: 'iife' }),
};

async function withRollup(root: string, output: OutputOptions): Promise<void> {
  const bundle = await rollup({ input: join(root, 'main.js'), plugins: [nodeResolve()] });
  await bundle.write(output);
  await bundle.close();
}

async function withWebpack(context: string, path: string): Promise<void> {
  // Without its limits of the size of files, which are warnings.
  const own = { mode: 'production', performance: false } as const;
  const compiler = webpack({ ...own, context, entry: './main.js', output: { path } });
  await new Promise<void>((done, fail) => {
    compiler?.run((error, stats) => {
      const isClean = !stats?.hasErrors() && !stats?.hasWarnings();
      if (error || !isClean) fail(error ?? new Error(stats?.toString('errors-warnings')));
      else compiler.close(() => done());
    });
  });
}

function withEsbuild(root: string, options: esbuild.BuildOptions): Promise<unknown> {
  return esbuild.build({
    entryPoints: [join(root, 'main.js')],
    bundle: true,
    logLevel: 'error',
    logOverride: { 'empty-import-meta': 'silent' },
    ...options,
  });
}
