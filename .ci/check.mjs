/**
 * The minute before a commit: lint, types, the tests of documents and imports, and the unit tests that a change concerns,
 * since the last commit or since the one that is named. Texts are data: nearly all modules import them, so that their own
 * tests run, and those of what shows them in the gate.
 */
import { execFileSync, spawnSync } from 'node:child_process';

const [since = 'HEAD'] = process.argv.slice(2);
const TEXT = /^src\/i18n\/[^/]+\//;

const changed = [...git('diff', '--name-only', since), ...git('ls-files', '--others', '--exclude-standard')];
const others = changed.filter((file) => !TEXT.test(file));
const always = [
  'documentation',
  'architecture',
  ...(others.length < changed.length ? ['tests/unit/i18n'] : []),
];

run('biome', 'check', '.');
run('tsc', '--noEmit');
run('vitest', 'run', ...always);
if (others.length > 0) run('vitest', 'related', '--run', '--passWithNoTests', ...others);

function git(...parameters) {
  return execFileSync('git', parameters, { encoding: 'utf8' }).split('\n').filter(Boolean);
}

/** npm sets the path of the installed commands. */
function run(command, ...parameters) {
  const { status } = spawnSync(command, parameters, {
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (status !== 0) process.exit(status ?? 1);
}
