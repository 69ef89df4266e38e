import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from '../../support/source/text';

const PORTAL = join(root, 'examples/portal');

it.each([
  ['README.md', '## Before you use this code in production'],
  ['README.zh-CN.md', '## 用于正式环境之前'],
])('each file that the %s of the portal names exists', (name, heading) => {
  const readme = readFileSync(join(PORTAL, name), 'utf8');
  const [, production = ''] = readme.split(heading);
  const named = [...readme.matchAll(/`(server\/[\w./-]+)`/g)].map(([, path = '']) => path);
  const below = [...production.matchAll(/`([a-z-]+\/[\w.-]*)`/g)].map(([, path = '']) => `server/${path}`);
  expect(below.length).toBeGreaterThan(10);
  expect([...named, ...below].filter((path) => !existsSync(join(PORTAL, path)))).toEqual([]);
});
