import type { Plugin } from 'vite';
import { BUNDLED } from '#lib/bundled';

const FILES = {
  // A module of its own, because imports are evaluated before the code of the module that imports them.
  'bundled.js': `globalThis[Symbol.for('${BUNDLED}')] = true;\n`,
  'package.js': "import './bundled.js';\nexport * from './cntv-widgets.js';\n",
};

/**
 * Writes the entry of the npm package: the loader without preloads, because bundlers rewrite only the names of files that
 * are imported.
 */
export function packageEntry(): Plugin {
  return {
    name: 'package-entry',
    generateBundle() {
      for (const [fileName, source] of Object.entries(FILES))
        this.emitFile({ type: 'asset', fileName, source });
    },
  };
}
