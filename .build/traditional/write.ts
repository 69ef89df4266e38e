/** Writes the texts in Traditional Chinese; `npm run texts:hant` formats them afterwards. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { traditionalModules, traditionalRegions } from './modules.ts';

const HEADER =
  '// Written by `npm run texts:hant` from the Simplified texts; corrections are in `.build/traditional/`.\n';

for (const { folder, name, simplifiedName, texts } of traditionalModules()) {
  const lines = [
    `import type * as simplified from './zh-cn';`,
    `export const ${name}: typeof simplified.${simplifiedName} = ${JSON.stringify(texts, null, 2)};`,
  ];
  write(folder, lines.join('\n\n').replaceAll('"regions": {}', 'regions'));
}
write(
  'regions',
  `export const regions: Readonly<Record<string, string>> = ${JSON.stringify(traditionalRegions(), null, 2)};`,
);

function write(folder: string, code: string): void {
  const usesRegions = /\bregions[,\s]*[\n}]/.test(code) && folder !== 'regions';
  mkdirSync(`src/i18n/${folder}`, { recursive: true });
  writeFileSync(
    `src/i18n/${folder}/zh-hant.ts`,
    `${HEADER}${usesRegions ? "import { regions } from '../regions/zh-hant';\n" : ''}${code}\n`,
  );
}
