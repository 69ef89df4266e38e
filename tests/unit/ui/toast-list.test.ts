import { expect, it } from 'vitest';
import { type ToastEntry, withoutToast, withToast } from '#ui/toast/toast-list';

const toast = (id: number, text: string): ToastEntry => ({ id, text, tone: 'info', durationMs: 5000 });
const texts = (list: readonly ToastEntry[]) => list.map(({ text }) => text);

it('puts the newest last', () => {
  expect(texts(withToast([toast(1, 'a')], toast(2, 'b')))).toEqual(['a', 'b']);
});

it('keeps at most three, and removes the oldest', () => {
  const list = ['a', 'b', 'c', 'd'].reduce<readonly ToastEntry[]>(
    (all, text, id) => withToast(all, toast(id, text)),
    [],
  );
  expect(texts(list)).toEqual(['b', 'c', 'd']);
});

it('replaces a toast with the same text', () => {
  const list = withToast([toast(1, 'a'), toast(2, 'b')], toast(3, 'a'));
  expect(list.map(({ id, text }) => [id, text])).toEqual([
    [2, 'b'],
    [3, 'a'],
  ]);
});

it('removes one', () => {
  expect(texts(withoutToast([toast(1, 'a'), toast(2, 'b')], 1))).toEqual(['b']);
});
