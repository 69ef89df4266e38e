import { resolve } from 'node:path';
import { defineConfig } from 'vite';
import { buildTimeValues } from '../../.build/build-time-values.ts';

const root = import.meta.dirname;

/** Builds the gallery beside the built widgets, which it loads from the folder above. It is no part of the package. */
export default defineConfig({
  root,
  base: './',
  plugins: [buildTimeValues()],
  define: { 'process.env.NODE_ENV': '"production"' },
  build: {
    outDir: resolve(root, '../../dist/gallery'),
    emptyOutDir: true,
    assetsDir: '.',
    modulePreload: { polyfill: false },
    target: ['chrome91', 'edge91', 'firefox90', 'safari15'],
  },
});
