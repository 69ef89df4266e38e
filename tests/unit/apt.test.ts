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
function printed(packages: string[], env = {}): string[] {
  const code = `import { aptInstall } from ${JSON.stringify(MODULE)}; aptInstall(() => ${JSON.stringify(packages)}); console.log("done");`;
  const script = `"$0" --input-type=module --eval '${code}' 2>&1`;
  const { stdout } = spawnSync('/bin/sh', ['-c', script, process.execPath], {
    env: { ...process.env, CI: '', PATH: bin, ...env },
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
    'done',
  ]);
});

it('says that this user may not install them', () => {
  writeAptGet('[ "$1" != update ]');
  expect(printed(['chromium']).slice(1)).toEqual([
    ...Array(3).fill('run update'),
    'NOTICE: apt-get cannot install them (root or the network is missing).',
    'done',
  ]);
});

it('installs the others if the system does not have one of them', () => {
  writeAptGet('case "$*" in *unknown*) exit 100;; esac');
  const [together, unknown, chromium] = [3, 3, 1];
  expect(printed(['unknown', 'chromium']).slice(2)).toEqual([
    ...Array(together + unknown + chromium).fill('run install'),
    'done',
  ]);
});

it('tries three times, because the network may fail for a moment', () => {
  writeAptGet(
    '[ "$1" = --version ] || [ -f "$0.$1.2" ] || { [ -f "$0.$1.1" ] && : > "$0.$1.2"; : > "$0.$1.1"; exit 100; }',
  );
  expect(printed(['chromium']).slice(1)).toEqual([
    ...Array(3).fill('run update'),
    ...Array(3).fill('run install'),
    'done',
  ]);
});

it.each(['exit 0', 'exit 100'])('stops a CI server without the packages, with their names: %s', (end) => {
  const line = 'ERROR: The tests need these system packages: chromium postgresql';
  expect(printed(['chromium', 'postgresql'], { CI: 'true' })).toEqual([line]);
  writeAptGet(end);
  expect(printed(['chromium', 'postgresql'], { CI: 'true' }).at(-1)).toBe(line);
});

it('says nothing where nothing is missing, or where there is no apt-get', () => {
  expect(printed(['chromium'])).toEqual(['done']);
  writeAptGet('exit 0');
  expect(printed([])).toEqual(['done']);
  expect(printed([], { CI: 'true' })).toEqual(['done']);
});
