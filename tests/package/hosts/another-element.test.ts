import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, it } from 'vitest';
import { buildCopy } from '../../support/environment/build-copy';
import { root } from '../../support/source/text';

const ELEMENT = `import { flag } from '../attributes';
import type { Widget } from '../types';

export const widget = {
  tag: 'cntv-another',
  attributes: { bare: flag() },
  view: () => import('./another.view'),
} satisfies Widget;
`;
const VIEW = `import { useAreaTexts } from '#ui/hooks/use-area-texts';
import { Button } from '#ui/button';
import { Card } from '#ui/card';
import { Tabs } from '#ui/tabs';
import { renderView } from '../render-view';

function View() {
  const { fields } = useAreaTexts('account');
  return <Card><Button data-tabs={Tabs.name}>{Object.keys(fields)}</Button></Card>;
}

export const mount = renderView(View);
`;

let before: Map<string, number>;
let after: Map<string, number>;
beforeAll(async () => {
  before = kilobytesIn(root);
  const copy = await buildCopy('another-element', (folder) => {
    mkdirSync(join(folder, 'widgets/another'));
    writeFileSync(join(folder, 'widgets/another/another.element.ts'), ELEMENT);
    writeFileSync(join(folder, 'widgets/another/another.view.tsx'), VIEW);
  });
  after = kilobytesIn(copy);
});

/** The definition of the element is in the loader, which has those of all elements. */
const DEFINITION_KB = 0.1;
/** A file with the names of all elements has one more. */
const NAME_KB = 0.02;

it('another element changes what the others load by 1 % or its name at most, and the loader by its definition', () => {
  expect(before.size).toBeGreaterThan(10);
  const moved = [...before].filter(([moment, size]) => {
    const most = moment.startsWith('loader') ? DEFINITION_KB : Math.max(NAME_KB, size * 0.01);
    return Math.abs((after.get(moment) ?? 0) - size) > most;
  });
  expect(moved.map(([moment, size]) => [moment, size, after.get(moment)])).toEqual([]);
});

/** Returns the kilobytes that each budget of package.json limits. */
function kilobytesIn(folder: string): Map<string, number> {
  const printed = execFileSync(process.execPath, ['.ci/budgets.mjs', '--print', folder], {
    cwd: root,
    encoding: 'utf8',
  });
  const rows = [...printed.matchAll(/([\d.]+) KB of [\d.]+ KB {2}(.+) \(/g)];
  return new Map(rows.map(([, size, moment = '']) => [moment, Number(size)]));
}
