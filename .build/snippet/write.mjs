/**
 * Writes the command that prints the lines of a page, in one file, and its data: for each element its usual fallback, and the
 * files that it loads until its first screen is there.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { filesOfView, loadedFiles } from '../loaded-files.mjs';

const root = new URL('../../', import.meta.url);
const filesOf = loadedFiles(root);
const SIGN_IN = { text: '登录', href: '/login.html' };
const LOADING = { text: '正在加载……' };
const FALLBACKS = {
  'cntv-account': SIGN_IN,
  'cntv-login': SIGN_IN,
  'cntv-qr-login': SIGN_IN,
  'cntv-unread-badge': { text: '' },
};

const { modules } = JSON.parse(readFileSync(new URL('dist/custom-elements.json', root), 'utf8'));
const tags = modules
  .flatMap(({ declarations }) => declarations.map(({ tagName }) => tagName))
  .filter(Boolean);
const elements = tags.map((tag) => [
  tag,
  {
    fallback: FALLBACKS[tag] ?? LOADING,
    files: [...new Set(firstModules(tag).flatMap((module) => filesOf(module)))],
  },
]);

writeFileSync(
  new URL('dist/snippet.json', root),
  `${JSON.stringify(Object.fromEntries(elements), null, 2)}\n`,
);
await build({
  entryPoints: [fileURLToPath(new URL('command.ts', import.meta.url))],
  outfile: fileURLToPath(new URL('dist/snippet.mjs', root)),
  bundle: true,
  platform: 'node',
  format: 'esm',
  charset: 'utf8',
});

/** The view, or the module that waits until the view is needed. */
function firstModules(tag) {
  const name = tag.replace('cntv-', '');
  const first = `widgets/${name}/${name}.chunk.ts`;
  return existsSync(new URL(first, root)) ? [first] : filesOfView(name);
}
