/**
 * Adds optional packages of other platforms to package-lock.json, which npm omits if the registry does not serve them.
 * `npm ci` rejects a lockfile without them. `prepare.mjs` runs this script; run it by hand after `npm install` has changed
 * a dependency. Needs only Node.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const LOCKFILE = new URL('../package-lock.json', import.meta.url);
const OS = [
  'aix',
  'android',
  'darwin',
  'freebsd',
  'linux',
  'netbsd',
  'openbsd',
  'openharmony',
  'sunos',
  'win32',
];
const ABI = /^(gnu|musl|msvc|eabi)/;

if (process.argv[1] === fileURLToPath(import.meta.url)) writeCompleteLockfile();

/** Adds the missing entries to package-lock.json; does not write a complete file. */
export function writeCompleteLockfile() {
  const lockfile = JSON.parse(readFileSync(LOCKFILE, 'utf8'));
  const missing = missingEntries(lockfile.packages);
  const added = Object.keys(missing);
  if (added.length === 0) return;
  lockfile.packages = sorted({ ...lockfile.packages, ...missing });
  writeFileSync(LOCKFILE, `${JSON.stringify(lockfile, null, 2)}\n`);
  console.log(`package-lock.json: added ${added.length} optional packages of other platforms.`);
}

/**
 * Returns entries for the optional dependencies that have none.
 * @param packages the `packages` of a lockfile
 * @returns the missing entries by path
 * @throws Error when a version is a range, which only a registry can resolve
 */
export function missingEntries(packages) {
  const missing = {};
  for (const [parent, { optionalDependencies = {}, dev }] of Object.entries(packages)) {
    for (const [name, version] of Object.entries(optionalDependencies)) {
      const found = packages[pathOf(name, parent, packages)];
      const isExact = /^\d+\.\d+\.\d+[-+.\w]*$/.test(version);
      if (found && (!isExact || found.version === version)) continue;
      if (!isExact) throw new Error(`package-lock.json: no version of ${name} (${version}) is known.`);
      const path = `${found ? `${parent}/` : ''}node_modules/${name}`;
      const { os, cpu, libc } = platformOf(name);
      missing[path] = { version, cpu, ...(dev && { dev }), ...(libc && { libc }), optional: true, os };
    }
  }
  return missing;
}

/** Returns the platform at the end of a package name: `…-linux-x64-musl` is Linux, x64, musl. */
export function platformOf(name) {
  const words = name.split('/').at(-1).split('-');
  const at = words.findLastIndex((word) => OS.includes(word));
  const [os, cpu, abi = ''] = words.slice(at);
  if (at < 0 || !cpu || (abi && !ABI.test(abi))) throw new Error(`${name} names no known platform.`);
  const libc = abi.startsWith('musl') ? ['musl'] : os === 'linux' && abi === 'gnu' ? ['glibc'] : undefined;
  return { os: [os], cpu: [cpu], libc };
}

/** Returns the path of the nearest `node_modules` entry, as Node resolves it. */
function pathOf(name, from, packages) {
  for (let folder = from; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf('/node_modules/')))) {
    const path = `${folder && `${folder}/`}node_modules/${name}`;
    if (packages[path] || !folder) return path;
  }
}

/** Sorts entries like npm, so that npm does not reorder them. */
function sorted(packages) {
  return Object.fromEntries(Object.entries(packages).sort(([a], [b]) => a.localeCompare(b, 'en')));
}
