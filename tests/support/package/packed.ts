import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

const root = resolve(import.meta.dirname, '../../..');

export type PackedFile = { path: string; size: number };

/** An application in a temporary folder that has installed the packed package. */
export type Application = { folder: string; files: readonly PackedFile[]; remove(): void };

/** Packs the package as `npm publish` does, and unpacks it into the `node_modules` of a new application. */
export function installPacked(): Application {
  const folder = mkdtempSync(join(tmpdir(), 'cntv-app-'));
  const own = join(folder, 'node_modules/cntv-widgets');
  mkdirSync(own, { recursive: true });
  const report = execFileSync('npm', ['pack', '--json', '--pack-destination', folder], {
    cwd: root,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
    shell: process.platform === 'win32',
  });
  const [{ filename, files }] = JSON.parse(report) as [{ filename: string; files: PackedFile[] }];
  execFileSync('tar', ['-xzf', join(folder, filename), '-C', own, '--strip-components=1']);
  writeFileSync(join(folder, 'package.json'), '{"name": "app", "private": true, "type": "module"}');
  return { folder, files, remove: () => rmSync(folder, { recursive: true, force: true }) };
}
