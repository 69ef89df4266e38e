import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadTextKeys } from '../text-keys.ts';
import { withWidgetModules } from '../vite-modules.ts';
import { type Contract, currentContract } from './entries.ts';

/** The contract of a release, with its version. */
export type Release = { version: string; contract: Contract };

const root = join(import.meta.dirname, '../../..');
const FILE = join(root, '.build/contract/released.json');

export function lastRelease(): Release {
  return JSON.parse(readFileSync(FILE, 'utf8'));
}

/** Returns the contract of the sources, with the version of package.json. */
export async function nextRelease(): Promise<Release> {
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  return {
    version,
    contract: await withWidgetModules(async (load) => currentContract(await loadTextKeys(load))),
  };
}

export function keepRelease(release: Release): void {
  writeFileSync(FILE, `${JSON.stringify(release, null, 2)}\n`);
}
