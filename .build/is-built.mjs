/** Tells whether `dist/` is newer than everything that it is built from. Requires only Node. */
import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

const LOADER = 'dist/cntv-widgets.js';
/** What the build reads. */
export const SOURCES = [
  '.build',
  'examples/docs/snippets.md',
  'examples/gallery',
  'src',
  'widgets',
  'package.json',
  'package-lock.json',
  'vite.config.ts',
];

export function isBuilt(root) {
  const loader = join(root, LOADER);
  return existsSync(loader) && SOURCES.every((path) => newest(join(root, path)) <= changed(loader));
}

/** Modification time of the newest file below a path. A removed file changes that of its folder. */
function newest(path) {
  if (!statSync(path).isDirectory()) return changed(path);
  const below = readdirSync(path, { recursive: true }).map((name) => changed(join(path, name)));
  return Math.max(changed(path), ...below);
}

function changed(path) {
  return statSync(path).mtimeMs;
}
