import { readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Plugin } from 'vite';

const WIDGETS = resolve(import.meta.dirname, '../widgets');
const ID = 'virtual:elements';

/** Returns the files in `widgets/` whose names end like this. */
export function widgetFiles(ending: RegExp): string[] {
  const files = readdirSync(WIDGETS, { recursive: true, encoding: 'utf8' });
  return files.filter((file) => ending.test(file)).map((file) => resolve(WIDGETS, file));
}

/**
 * Provides `virtual:elements`: the definitions of all elements, found by the names of their files. Not by
 * `import.meta.glob`, because the names would be in the loader.
 */
export function elements(): Plugin {
  return {
    name: 'elements',
    resolveId: (id) => (id === ID ? `\0${ID}` : undefined),
    load(id) {
      if (id !== `\0${ID}`) return undefined;
      const files = widgetFiles(/\.element\.ts$/).sort();
      const imports = files.map(
        (file, index) => `import { widget as w${index} } from ${JSON.stringify(file)};`,
      );
      return `${imports.join('\n')}\nexport const WIDGETS = [${files.map((_, index) => `w${index}`)}];`;
    },
  };
}
