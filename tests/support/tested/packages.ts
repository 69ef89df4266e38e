import { readFileSync } from 'node:fs';

const { dependencies } = JSON.parse(readFileSync('tests/hosts/package.json', 'utf8')) as {
  dependencies: { [name: string]: string };
};
const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
  packages: { [path: string]: { version?: string } };
};

/** The packages of the beds, by the names that `tests/hosts/package.json` gives them. */
export const HOST_PACKAGES = Object.keys(dependencies);

/** Returns packages with their versions; the versions of one package stand side by side. */
export function versionsOf(names: readonly string[]): string {
  const versions = new Map<string, string[]>();
  for (const name of names) {
    const written = dependencies[name];
    if (!written) throw new Error(`tests/hosts/package.json has no package ${name}.`);
    const [published, version] = /^npm:(.+)@(.+)$/.exec(written)?.slice(1) ?? [name, written];
    versions.set(`${published}`, [...(versions.get(`${published}`) ?? []), `${version}`]);
  }
  return [...versions].map(([name, list]) => `${name} ${list.join(', ')}`).join('; ');
}

/** Returns development dependencies of the project with their versions. */
export function ownVersionsOf(names: readonly string[]): string {
  return names.map((name) => `${name} ${packages[`node_modules/${name}`]?.version}`).join('; ');
}
