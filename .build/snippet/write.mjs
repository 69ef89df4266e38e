/**
 * Writes the command that prints the lines of a page, and its data: for each element its content until it is ready, and the
 * files that it loads until its first screen is there.
 */
import { copyFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { loadedFiles, viewOf } from '../loaded-files.mjs';

const root = new URL('../../', import.meta.url);
const filesOf = loadedFiles(root);
const SIGN_IN = '<a href="/login.html">登录</a>';
const LOADING = '<p>正在加载……</p>';
const CONTENT = {
  'cntv-account': SIGN_IN,
  'cntv-login': SIGN_IN,
  'cntv-qr-login': SIGN_IN,
  'cntv-unread-badge': '',
};

const { modules } = JSON.parse(readFileSync(new URL('dist/custom-elements.json', root), 'utf8'));
const tags = modules
  .flatMap(({ declarations }) => declarations.map(({ tagName }) => tagName))
  .filter(Boolean);
const elements = tags.map((tag) => [
  tag,
  {
    content: CONTENT[tag] ?? LOADING,
    files: [...new Set(firstModules(tag).flatMap((module) => filesOf(module)))],
  },
]);

writeFileSync(
  new URL('dist/snippet.json', root),
  `${JSON.stringify(Object.fromEntries(elements), null, 2)}\n`,
);
copyFileSync(new URL('command.mjs', import.meta.url), new URL('dist/snippet.mjs', root));

/** The view, or the module that waits until the view is needed. */
function firstModules(tag) {
  const name = tag.replace('cntv-', '');
  const first = `widgets/${name}/${name}.chunk.ts`;
  return existsSync(new URL(first, root)) ? [first] : viewOf(name);
}
