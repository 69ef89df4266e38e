import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ConfirmDialog } from '#ui/dialog/confirm-dialog';
import { mount, press, pressKey } from '../../support/unit/mount';

const onConfirm = vi.fn();
const onCancel = vi.fn();
let view: ReturnType<typeof mount>;

beforeEach(() => {
  view = mount(
    <ConfirmDialog title="解除绑定" confirmLabel="解绑" onConfirm={onConfirm} onCancel={onCancel}>
      解除后不能再用它登录。
    </ConfirmDialog>,
  );
});
afterEach(() => {
  view.unmount();
  vi.clearAllMocks();
});

it('has a text, and a button each to confirm and to cancel', () => {
  expect(view.part('confirm-dialog').textContent).toBe('解除绑定解除后不能再用它登录。取消解绑');
  expect(view.has('[data-testid~=close]')).toBe(false);
});

it('is confirmed by its button only', () => {
  press(view.part('confirm'));
  expect([onConfirm.mock.calls.length, onCancel.mock.calls.length]).toEqual([1, 0]);
});

it('is cancelled by its button and by Escape', () => {
  press(view.part('cancel'));
  pressKey(view.part('confirm-dialog'), 'Escape');
  expect([onConfirm.mock.calls.length, onCancel.mock.calls.length]).toEqual([0, 2]);
});

it('tells what is lost as soon as it opens (LIST-01)', () => {
  const dialog = view.part('confirm-dialog');
  const text = (name: string) => view.get(`[id="${dialog.getAttribute(name)}"]`).textContent;
  expect([dialog.getAttribute('role'), text('aria-labelledby'), text('aria-describedby')]).toEqual([
    'alertdialog',
    '解除绑定',
    '解除后不能再用它登录。',
  ]);
});
