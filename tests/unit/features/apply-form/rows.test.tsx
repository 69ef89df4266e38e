import { act } from 'react';
import { expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { Rows } from '#features/apply-form/rows';
import { application } from '#i18n/zh-cn/application';
import { type } from '../../../support/unit/mount';
import { mountForm } from '../../../support/unit/mount-form';

vi.mock('#ui/hooks/use-area-texts', () => ({ useAreaTexts: () => application }));

const field = { kind: 'rows', name: 'workList', count: 6, columns: ['workName', 'job'] } as const;
const rows = <Rows field={field} labelOf={(name) => name} />;
const refused = z.refine(() => false, { error: 'required', path: [4, 'job'] });
const schema = z.object({ workList: z.array(z.any()).check(refused) });

/** Numbers of the rows that a narrow form shows: the others have one more class. */
function shown(view: { all(selector: string): HTMLElement[] }): number[] {
  const all = view.all('fieldset fieldset').map(({ classList }, index) => [classList.length, index + 1]);
  const [[least] = []] = all;
  return all.filter(([classes]) => classes === least).map(([, row]) => row as number);
}

it('a narrow form opens one row after the other, and focuses it (OQ-100)', () => {
  const view = mountForm(rows, { schema });
  expect(shown(view)).toEqual([1]);
  for (const row of [2, 3, 4, 5, 6]) {
    act(() => view.part('add-row').click());
    expect(shown(view)).toHaveLength(row);
    expect(view.shadow.activeElement).toBe(view.get(`[name="workList.${row - 1}.workName"]`));
  }
  expect(view.has('[data-testid=add-row]')).toBe(false);
});

it('rows up to the last one with a value are shown, also if several are put in at once', () => {
  const view = mountForm(rows, { schema });
  act(() => {
    type(view.get('[name="workList.3.job"]'), '导演');
    type(view.get('[name="workList.1.job"]'), '编剧');
  });
  expect(shown(view)).toEqual([1, 2, 3, 4]);
});

it('rows up to the last one with a message are shown', async () => {
  const view = mountForm(rows, { schema });
  await view.send();
  expect(shown(view)).toEqual([1, 2, 3, 4, 5]);
});

it('a row is removed, those below it move up, and what is submitted has the others (OQ-100)', async () => {
  const list = z.object({ workList: z.array(z.record(z.string(), z.string())) });
  const view = mountForm(rows, { schema: list });
  const values = () => view.all('[name$=workName]').map((field) => (field as HTMLInputElement).value);
  expect(view.has('[data-testid=remove-row]')).toBe(false);
  act(() => {
    for (const [row, work] of ['甲', '乙', '丙'].entries())
      type(view.get(`[name="workList.${row}.workName"]`), work);
  });
  const removers = view.all('[data-testid=remove-row]');
  expect(removers.slice(0, 3).map((button) => button.getAttribute('aria-label'))).toEqual([
    '删除作品 1',
    '删除作品 2',
    '删除作品 3',
  ]);
  await act(async () => removers[1]?.click());
  expect(values()).toEqual(['甲', '丙', '', '', '', '']);
  expect(shown(view)).toEqual([1, 2]);
  expect(view.shadow.activeElement).toBe(view.part('add-row'));
  await view.send();
  expect(view.values()).toEqual({
    workList: ['甲', '丙', '', '', '', ''].map((workName) => ({ workName, job: '' })),
  });
});

it('the last row that is open is emptied and closed, and the first stays', async () => {
  const view = mountForm(rows, { schema });
  act(() => type(view.get('[name="workList.5.job"]'), '导演'));
  expect(shown(view)).toHaveLength(6);
  expect(view.has('[data-testid=add-row]')).toBe(false);
  await act(async () => view.all('[data-testid=remove-row]')[5]?.click());
  expect(shown(view)).toEqual([1, 2, 3, 4, 5]);
  expect((view.get('[name="workList.5.job"]') as HTMLInputElement).value).toBe('');
  expect(view.shadow.activeElement).toBe(view.part('add-row'));
});

it('rows with a value from before are open from the start', () => {
  const view = mountForm(rows, { schema, defaultValues: { workList: [{}, {}, { job: '导演' }] } });
  expect(shown(view)).toEqual([1, 2, 3]);
});
