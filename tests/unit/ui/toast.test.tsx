import { act } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ToastProvider, type Toasts, useToast } from '#ui/toast/toast';
import { mount, press } from '../../support/unit/mount';
import { setVisible } from '../../support/unit/visibility';

let toasts: Toasts;
let view: ReturnType<typeof mount>;

function Probe() {
  toasts = useToast();
  return null;
}

beforeEach(() => {
  vi.useFakeTimers();
  view = mount(
    <ToastProvider>
      <Probe />
    </ToastProvider>,
  );
});

afterEach(() => {
  vi.restoreAllMocks();
  view.unmount();
  vi.useRealTimers();
});

const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms));
const shown = () => view.all('[part~=toast]').map((toast) => toast.textContent);

function show(text: string, more: Partial<Parameters<Toasts['show']>[0]> = {}) {
  act(() => toasts.show({ text, tone: 'info', durationMs: 5000, ...more }));
  pass(16);
}

function compose(type: string, isComposing = false) {
  const event = new Event(type, { bubbles: true, composed: true });
  act(() => void document.body.dispatchEvent(Object.assign(event, { isComposing })));
}

function point(type: string) {
  act(
    () =>
      void view.part('toasts').dispatchEvent(new MouseEvent(type, { bubbles: true, relatedTarget: null })),
  );
}

it('shows a toast for its duration (CONST-29)', () => {
  show('修改成功！', { durationMs: 3000 });
  pass(2900);
  expect(shown()).toEqual(['修改成功！']);
  pass(100);
  expect(shown()).toEqual([]);
  expect(view.has('[data-testid~=toasts]')).toBe(false);
});

it('changes nothing while an input method composes in any field of the page', () => {
  show('修改成功！', { durationMs: 3000 });
  compose('compositionstart');
  show('系统繁忙！请稍后重试！', { tone: 'error' });
  pass(4000);
  expect(shown()).toEqual(['修改成功！']);
  compose('compositionend');
  // A form removes the visible toasts at each input event.
  act(() => toasts.clear());
  pass(0);
  pass(16);
  expect(shown()).toEqual(['系统繁忙！请稍后重试！']);
  act(() => toasts.clear());
  expect(shown()).toEqual([]);
});

it('shows it at the next event if the end of the composition is lost', () => {
  compose('compositionstart');
  compose('keydown', true);
  show('修改成功！');
  expect(shown()).toEqual([]);
  compose('keydown');
  pass(0);
  pass(16);
  expect(shown()).toEqual(['修改成功！']);
});

it('announces only errors assertively', () => {
  show('系统繁忙！请稍后重试！', { tone: 'error' });
  show('修改成功！', { tone: 'success' });
  expect(
    view.all('[part~=toast]').map((toast) => toast.querySelector('[role]')?.getAttribute('role')),
  ).toEqual(['alert', 'status']);
});

it('writes its text into an existing live region, so that it is announced', () => {
  act(() => toasts.show({ text: '修改成功！', tone: 'success', durationMs: 5000 }));
  expect(view.part('toast').textContent).toBe('');
  pass(16);
  expect(view.part('toast').textContent).toBe('修改成功！');
});

it('pauses while the pointer is on it', () => {
  show('修改成功！');
  pass(3000);
  point('pointerover');
  pass(60_000);
  expect(shown()).toEqual(['修改成功！']);
  point('pointerout');
  pass(1900);
  expect(shown()).toEqual(['修改成功！']);
  pass(100);
  expect(shown()).toEqual([]);
});

it.each([-3_600_000, 3_600_000])('keeps its duration when the clock is set by %i ms', (ms) => {
  show('修改成功！');
  vi.setSystemTime(Date.now() + ms);
  point('pointerover');
  pass(1000);
  point('pointerout');
  pass(4900);
  expect(shown()).toEqual(['修改成功！']);
  pass(100);
  expect(shown()).toEqual([]);
});

it('pauses while the focus is on it', () => {
  show('修改成功！', { closable: true });
  act(() => view.part('close').focus());
  pass(60_000);
  expect(shown()).toEqual(['修改成功！']);
  act(() => view.part('close').blur());
  pass(5000);
  expect(shown()).toEqual([]);
});

it('waits while the page is hidden, and is told on return', () => {
  setVisible(false);
  act(() => toasts.show({ text: '删除失败', tone: 'error', durationMs: 3000 }));
  pass(60_000);
  expect(shown()).toHaveLength(1);
  act(() => setVisible(true));
  pass(2900);
  expect(shown()).toEqual(['删除失败']);
  act(() => setVisible(false));
  pass(60_000);
  expect(shown()).toEqual(['删除失败']);
  act(() => setVisible(true));
  pass(100);
  expect(shown()).toEqual([]);
});

it('can be closed if it has a button, and the others continue', () => {
  show('一', { closable: true });
  show('二');
  expect(view.all('[data-testid~=close]')).toHaveLength(1);
  expect(view.part('close').getAttribute('aria-label')).toBe('关闭');
  act(() => view.part('close').focus());
  press(view.part('close'));
  expect(shown()).toEqual(['二']);
  pass(5000);
  expect(shown()).toEqual([]);
});

it('shows the same text once, in the element that was announced, and restarts its duration', () => {
  show('系统繁忙！请稍后重试！');
  const [region] = view.all('[role=alert],[role=status]');
  pass(4000);
  show('系统繁忙！请稍后重试！');
  expect(shown()).toHaveLength(1);
  expect(view.all('[role=alert],[role=status]')).toEqual([region]);
  pass(4000);
  expect(shown()).toHaveLength(1);
  pass(1000);
  expect(shown()).toEqual([]);
});

it('is the same object in every render', () => {
  const before = toasts;
  show('一');
  expect(toasts).toBe(before);
});

it('is in the top layer if the browser has one', () => {
  view.unmount();
  const showPopover = vi.fn();
  HTMLElement.prototype.showPopover = showPopover;
  view = mount(
    <ToastProvider>
      <Probe />
    </ToastProvider>,
  );
  show('一');
  show('二');
  expect(view.part('toasts').getAttribute('popover')).toBe('manual');
  expect(showPopover).toHaveBeenCalledOnce();
  Reflect.deleteProperty(HTMLElement.prototype, 'showPopover');
});
