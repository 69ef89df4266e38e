import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { root } from './source/text';

const REQUIREMENTS = readFileSync(resolve(root, 'tests/spec/requirements.md'), 'utf8');

/** Requirements, section 21: ID, code, and the message in zh-CN. */
export const CODE_ROWS = [...REQUIREMENTS.matchAll(/^\| (CODE-\d+) \| (-?\d+) \| .+? \| (.+?) \|/gm)].map(
  ([, id, code, zh = '']) => ({ id, code: Number(code), zh }),
);
