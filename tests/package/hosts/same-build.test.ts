import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { writeRelease } from '../../support/environment/write-release';
import { root } from '../../support/source/text';

const folder = mkdtempSync(join(tmpdir(), 'cntv-same-build-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** What a build does not read. */
const LEFT_OUT = /^(node_modules|dist|release|tests\/hosts|\.git|\.cache|\.data)(\/|$)/;
const BUILD_LIMIT_MS = 300_000;

function filesOf(release: string): Record<string, string> {
  const entries = readdirSync(release, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => relative(release, join(parentPath, name)))
    .sort();
  return Object.fromEntries(
    files.map((file) => [file, readFileSync(join(release, file)).toString('base64')]),
  );
}

it('a build at another path, with another clock and language, is the same to the byte', {
  timeout: BUILD_LIMIT_MS,
}, () => {
  const copy = join(folder, 'another', 'path');
  cpSync(root, copy, { recursive: true, filter: (path) => !LEFT_OUT.test(relative(root, path)) });
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'), 'dir');
  const env = {
    ...process.env,
    VITEST: '',
    NODE_ENV: 'production',
    TZ: 'Pacific/Kiritimati',
    LANG: 'tr_TR.UTF-8',
  };
  execFileSync('npm', ['run', 'build'], { cwd: copy, env, stdio: 'pipe' });
  const [ours, theirs] = ['ours', 'theirs'].map((name) => join(folder, name)) as [string, string];
  writeRelease(join(root, 'dist'), join(ours, 'release'));
  writeRelease(join(copy, 'dist'), join(theirs, 'release'));
  const [built, again] = [filesOf(ours), filesOf(theirs)];
  expect(Object.keys(again)).toEqual(Object.keys(built));
  expect(Object.keys(built).filter((file) => built[file] !== again[file])).toEqual([]);
});
