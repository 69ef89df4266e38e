/**
 * Writes the command that prints the lines of a page, in one file, and its data: for each element its usual fallback, and the
 * files that it loads until its first screen is there; of the portal also those of the screen of each path. And the style sheet of printed elements without a style.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { filesOfView, LOGIN_AT_REST, loadedFiles } from '../loaded-files.mjs';
import { screenModules } from './screen-modules.ts';

const root = new URL('../../', import.meta.url);
const filesOf = loadedFiles(root);
const SIGN_IN = { text: '登录', href: '/login.html' };
const LOADING = { text: '正在加载' };
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

const written = Object.fromEntries(elements);
const { files } = written['cntv-portal'];
written['cntv-portal'].screens = Object.fromEntries(
  Object.entries(screenModules()).map(([path, modules]) => [
    path,
    [...new Set(modules.flatMap((module) => filesOf(module)))].filter((file) => !files.includes(file)),
  ]),
);
writeFileSync(new URL('dist/snippet.json', root), `${JSON.stringify(written, null, 2)}\n`);
// Rendered like the prints, with their rules.
const { printSheet } = await import(new URL('dist/cntv-print.mjs', root).href);
const { file, css } = printSheet();
writeFileSync(new URL(`dist/${file}`, root), css);
await build({
  entryPoints: [fileURLToPath(new URL('command.ts', import.meta.url))],
  outfile: fileURLToPath(new URL('dist/snippet.mjs', root)),
  bundle: true,
  platform: 'node',
  format: 'esm',
  charset: 'utf8',
});

/** The view, or what waits until the view is needed. */
function firstModules(tag) {
  const name = tag.replace('cntv-', '');
  if (name === 'login') return LOGIN_AT_REST;
  const first = `widgets/${name}/${name}.chunk.ts`;
  return existsSync(new URL(first, root)) ? [first] : filesOfView(name);
}
