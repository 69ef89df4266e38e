/** Generates files of the package from the element contracts: the manifest, the data of editors, the types of elements and events, and llms.txt. */
import { readFileSync, writeFileSync } from 'node:fs';
import { checkedLlmsText } from './llms/write.ts';
import { manifest } from './manifest.ts';
import { htmlData } from './tools/html-data.ts';
import { vueTypes } from './tools/vue-types.ts';
import { webTypes } from './tools/web-types.ts';
import { elementTypes, reactTypes } from './types.ts';

const ENTRY = `export * from './widgets/index.js';
export type * from './elements.js';
`;

const { version } = JSON.parse(readFileSync('package.json', 'utf8'));

writeJson('custom-elements', manifest());
writeJson('vscode.html-custom-data', htmlData());
writeJson('web-types', webTypes(version));
writeFileSync('dist/types/elements.d.ts', elementTypes());
writeFileSync('dist/types/react.d.ts', reactTypes());
writeFileSync('dist/types/vue.d.ts', vueTypes());
writeFileSync('dist/types/index.d.ts', ENTRY);
writeFileSync('dist/llms.txt', await checkedLlmsText());

function writeJson(name: string, content: object): void {
  writeFileSync(`dist/${name}.json`, `${JSON.stringify(content, null, 2)}\n`);
}
