import { expect, it } from 'vitest';
import { type ToastEntry, withoutToast, withToast } from '#ui/toast/toast-list';

const toast = (id: number, text: string): ToastEntry => ({
  id,
  round: id,
  text,
  tone: 'info',
  durationMs: 5000,
});
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

it('keeps a toast with the same text, and begins its duration again', () => {
  const list = withToast([toast(1, 'a'), toast(2, 'b')], toast(3, 'a'));
  expect(list.map(({ id, round, text }) => [id, round, text])).toEqual([
    [1, 3, 'a'],
    [2, 2, 'b'],
  ]);
});

it('removes one', () => {
  expect(texts(withoutToast([toast(1, 'a'), toast(2, 'b')], 1))).toEqual(['b']);
});
