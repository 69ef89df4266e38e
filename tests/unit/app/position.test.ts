import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { parsePosition, readPosition, restorePosition } from '#app/history/position';

let element: HTMLElement;
let root: ShadowRoot;
beforeEach(() => {
  element = document.createElement('div');
  document.body.append(element);
  root = element.attachShadow({ mode: 'open' });
  root.innerHTML =
    '<h2 tabindex="-1">Title</h2><a href="/1" id="a"></a><button type="button"></button><button type="button"></button><input data-testid="t" type="text">';
  scrollTo(0, 0);
});
afterEach(() => {
  element.remove();
  vi.restoreAllMocks();
});
const focus = (selector: string, index = 0) =>
  (root.querySelectorAll(selector)[index] as HTMLElement).focus();

describe('a position', () => {
  it.each([
    ['a', 0, { name: 'a /1  ', index: 0 }],
    ['button', 0, { name: '   button', index: 0 }],
    ['button', 1, { name: '   button', index: 1 }],
    ['input', 0, { name: '  t text', index: 0 }],
    ['h2', 0, null],
  ])('with the focus on %s %i has the control %j', (selector, index, control) => {
    scrollTo(3, 40);
    focus(selector, index);
    const position = readPosition(element);
    expect(position).toEqual({ left: 3, top: 40, control });
    expect(parsePosition(position)).toEqual(position);
  });

  it('without a focus or a shadow root has no control', () => {
    expect(readPosition(element).control).toBeNull();
    expect(readPosition(document.createElement('div')).control).toBeNull();
  });

  it.each([
    null,
    {},
    { left: 0, top: 0 },
    { left: 0, top: '0', control: null },
    { left: 0, top: 0, control: {} },
    { left: 0, top: 0, control: { name: 'a', index: '0' } },
  ])('is not read from %j', (raw) => {
    expect(parsePosition(raw)).toBeNull();
  });
});

describe('restoring a position', () => {
  it('focuses the control without scrolling to it, and scrolls now and after the next frame', () => {
    const frames: FrameRequestCallback[] = [];
    vi.spyOn(window, 'requestAnimationFrame').mockImplementation((frame) => frames.push(frame));
    const scroll = vi.spyOn(window, 'scrollTo').mockReturnValue();
    const second = root.querySelectorAll('button')[1] as HTMLElement;
    const focused = vi.spyOn(second, 'focus');
    const control = { name: '   button', index: 1 };
    expect(restorePosition(element, { left: 3, top: 40, control })).toBe(true);
    expect(focused.mock.calls).toEqual([[{ preventScroll: true }]]);
    expect(scroll.mock.calls).toEqual([[3, 40]]);
    frames.shift()?.(0);
    expect(scroll).toHaveBeenCalledOnce();
    frames.shift()?.(0);
    expect(scroll.mock.calls).toEqual([
      [3, 40],
      [3, 40],
    ]);
  });

  it.each([null, { name: '   button', index: 2 }, { name: 'gone', index: 0 }])(
    'focuses nothing for %j',
    (control) => {
      expect(restorePosition(element, { left: 0, top: 0, control })).toBe(false);
      expect(root.activeElement).toBeNull();
      expect(restorePosition(document.createElement('div'), { left: 0, top: 0, control })).toBe(false);
    },
  );
});
