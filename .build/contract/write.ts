/** Writes the manifest and the types of elements and events from the element contracts, and all other files from the manifest. */
import { readFileSync, writeFileSync } from 'node:fs';
import { checkedLlmsText } from './llms/write.ts';
import { manifest } from './manifest.ts';
import { loadTextKeys } from './text-keys.ts';
import type { Manifest } from './tools/elements.ts';
import { reactTypes, vueTypes } from './tools/framework-types.ts';
import { htmlData } from './tools/html-data.ts';
import { webTypes } from './tools/web-types.ts';
import { elementTypes } from './types.ts';
import { withWidgetModules } from './vite-modules.ts';

const ENTRY = `export * from './widgets/index.js';
export type * from './elements.js';
`;

const { version } = JSON.parse(readFileSync('package.json', 'utf8'));

await withWidgetModules(async (load) => {
  writeJson('custom-elements', manifest(await loadTextKeys(load)));
  const written: Manifest = JSON.parse(readFileSync('dist/custom-elements.json', 'utf8'));
  writeJson('vscode.html-custom-data', htmlData(written));
  writeJson('vscode.html-custom-data.zh-CN', htmlData(manifest({}, 'zh-CN'), 'zh-CN'));
  writeJson('web-types', webTypes(written, version));
  writeFileSync('dist/llms.txt', await checkedLlmsText(written, load));
  writeFileSync('dist/types/elements.d.ts', elementTypes());
  writeFileSync('dist/types/react.d.ts', reactTypes(written));
  writeFileSync('dist/types/vue.d.ts', vueTypes(written));
  writeFileSync('dist/types/index.d.ts', ENTRY);
});

function writeJson(name: string, content: object): void {
  writeFileSync(`dist/${name}.json`, `${JSON.stringify(content, null, 2)}\n`);
}
