import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Plugin } from 'vite';

const FOLDER = 'lucide/dist/esm/';
const IMPORT = /import \{([^}]*)\} from 'lucide';/;

/**
 * Imports each icon from its own module. Through the index of the package, every icon would count as imported by each module
 * that has one, and the chunk table would put icons into chunks that others do not need.
 */
export function iconImports(): Plugin {
  const files = iconFiles();
  return {
    name: 'icon-imports',
    apply: 'build',
    enforce: 'pre',
    transform(code, id) {
      if (id.includes('/node_modules/') || !IMPORT.test(code)) return undefined;
      // On one line, because there is no map.
      return { code: code.replace(IMPORT, (_all, list: string) => importsOf(list, files)), map: null };
    },
  };
}

/** Returns the file of each icon, by its names. */
function iconFiles(): ReadonlyMap<string, string> {
  const { resolve } = createRequire(import.meta.url);
  const index = readFileSync(resolve(`${FOLDER}iconsAndAliases.mjs`), 'utf8');
  const lines = [...index.matchAll(/export \{(.+)\} from '\.\/(.+)';/g)];
  return new Map(
    lines.flatMap(([, names = '', file = '']) =>
      [...names.matchAll(/default as (\w+)/g)].map(([, name = '']) => [name, file] as const),
    ),
  );
}

/** @param list names with their local names, and types */
function importsOf(list: string, files: ReadonlyMap<string, string>): string {
  return list
    .split(',')
    .map((each) => each.trim())
    .filter((each) => each && !each.startsWith('type '))
    .map((each) => {
      const [name = '', local = name] = each.split(' as ');
      return `import ${local} from '${FOLDER}${files.get(name)}';`;
    })
    .join('');
}
