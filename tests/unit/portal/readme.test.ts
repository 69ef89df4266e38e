import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from '../../support/source/text';

const PORTAL = join(root, 'examples/portal');
const readme = readFileSync(join(PORTAL, 'README.md'), 'utf8');
const [, production = ''] = readme.split('## Before you use this code in production');

it('each file that the README of the portal names exists', () => {
  const named = [...readme.matchAll(/`(server\/[\w./-]+)`/g)].map(([, path = '']) => path);
  const below = [...production.matchAll(/`([a-z-]+\/[\w.-]*)`/g)].map(([, path = '']) => `server/${path}`);
  expect(below.length).toBeGreaterThan(10);
  expect([...named, ...below].filter((path) => !existsSync(join(PORTAL, path)))).toEqual([]);
});
