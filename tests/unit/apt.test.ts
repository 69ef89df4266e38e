import { spawnSync } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';

const MODULE = resolve('tests/support/environment/apt.mjs');
let bin = '';

beforeEach(() => {
  bin = mkdtempSync(join(tmpdir(), 'bin-'));
});
afterEach(() => rmSync(bin, { recursive: true }));

/** Replaces `apt-get` by a script that prints its parameters. */
function writeAptGet(end: string) {
  const file = join(bin, 'apt-get');
  writeFileSync(file, `#!/bin/sh\n[ "$1" = --version ] || echo "run $1" >&2\n${end}\n`);
  chmodSync(file, 0o755);
}

/** Returns what a process prints that installs the packages. */
function printed(packages: string[]): string[] {
  const code = `import { aptInstall } from ${JSON.stringify(MODULE)}; aptInstall(${JSON.stringify(packages)});`;
  const script = `"$0" --input-type=module --eval '${code}' 2>&1`;
  const { stdout } = spawnSync('/bin/sh', ['-c', script, process.execPath], {
    env: { ...process.env, PATH: bin },
    encoding: 'utf8',
  });
  return stdout.trim().split('\n').filter(Boolean);
}

it('says which system packages it installs before it does', () => {
  writeAptGet('exit 0');
  expect(printed(['chromium', 'postgresql'])).toEqual([
    'Installing system packages with apt-get: chromium postgresql',
    'run update',
    'run install',
  ]);
});

it('says that this user may not install them', () => {
  writeAptGet('[ "$1" != update ]');
  expect(printed(['chromium']).slice(1)).toEqual([
    'run update',
    'NOTICE: apt-get cannot install them (root is needed).',
  ]);
});

it('installs the others if the system does not have one of them', () => {
  writeAptGet('case "$*" in *unknown*) exit 100;; esac');
  expect(printed(['unknown', 'chromium']).slice(2)).toEqual(['run install', 'run install', 'run install']);
});

it('says nothing where nothing is missing, or where there is no apt-get', () => {
  expect(printed(['chromium'])).toEqual([]);
  writeAptGet('exit 0');
  expect(printed([])).toEqual([]);
});
