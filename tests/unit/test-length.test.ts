import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type ESTree, parseSync, Visitor } from 'vite';
import { expect, it } from 'vitest';
import { root } from '../support/source/text';

/** Of a test or a step, without those of its steps. */
const MAX_STATEMENTS = 25;
/** Of a title, so that a failure tells which requirement is not met. */
const MAX_IDS = 8;

type Part = { name: string; statements: number; ids: number };

/** The tests and steps of all files of `tests`. */
const parts = readdirSync(join(root, 'tests'), { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file) && !file.includes('node_modules'))
  .flatMap(partsOf);

it('tests and steps of tests are found', () => {
  expect(parts.length).toBeGreaterThan(2_000);
});

it('a test or step has at most 25 statements, and a longer one is divided by step()', () => {
  expect(parts.filter(({ statements }) => statements > MAX_STATEMENTS)).toEqual([]);
});

it('a title names at most 8 requirements, and steps name the others', () => {
  expect(parts.filter(({ ids }) => ids > MAX_IDS)).toEqual([]);
});

function partsOf(file: string): Part[] {
  const found: Part[] = [];
  const open: Part[] = [];
  const text = readFileSync(join(root, 'tests', file), 'utf8');
  const { program } = parseSync(file, text);
  new Visitor({
    CallExpression(call) {
      if (!isPart(call)) return;
      const title = text.slice(call.arguments[0]?.start, call.arguments[0]?.end);
      const part = { name: `${file}: ${title}`, statements: 0, ids: title.match(/[A-Z]+-\d+/g)?.length ?? 0 };
      found.push(part);
      open.push(part);
    },
    'CallExpression:exit'(call) {
      if (isPart(call)) open.pop();
    },
    ExpressionStatement() {
      const part = open.at(-1);
      if (part) part.statements += 1;
    },
  }).visit(program);
  return found;
}

/** Whether a call is `it('…', () => …)`, also `it.each(…)('…', …)`, or such a call of `test` or `step`. */
function isPart({ callee, arguments: [title, run] }: ESTree.CallExpression): boolean {
  const isTitle = title?.type === 'Literal' || title?.type === 'TemplateLiteral';
  return isTitle && Boolean(run?.type.includes('Function')) && /^(it|test|step)$/.test(nameOf(callee));
}

function nameOf(callee: ESTree.Expression): string {
  if (callee.type === 'Identifier') return callee.name;
  if (callee.type === 'CallExpression') return nameOf(callee.callee);
  return callee.type === 'MemberExpression' ? nameOf(callee.object) : '';
}
