import { act } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { CaptchaKind, CaptchaPoint, Challenge, PassedCaptcha } from '#api/sign-in/captcha';
import { ApiError } from '#lib/api-error';
import { CaptchaBody } from '#shared/captcha/captcha-body';
import { mount, press, pressKey } from '../../../support/unit/mount';

/** A pending call that the test resolves. */
type Call<Answer> = {
  signal: AbortSignal;
  succeed(answer: Answer): Promise<void>;
  fail(error: unknown): Promise<void>;
};
const fetches: Call<Challenge>[] = [];
const checks: (Call<PassedCaptcha> & { challenge: Challenge; points: CaptchaPoint | CaptchaPoint[] })[] = [];

vi.mock('#api/sign-in/captcha', () => ({
  getChallenge: (_kind: CaptchaKind, { signal }: { signal: AbortSignal }) => pending(fetches, { signal }),
  checkChallenge: (challenge: Challenge, points: CaptchaPoint, { signal }: { signal: AbortSignal }) =>
    pending(checks, { challenge, points, signal }),
}));

function pending(list: unknown[], details: object): Promise<unknown> {
  return new Promise((resolve, reject) => {
    list.push({
      ...details,
      succeed: (answer: unknown) => act(async () => resolve(answer)),
      fail: (error: unknown) => act(async () => reject(error)),
    });
  });
}

const PICTURE = 'data:image/png;base64,AA==';
const puzzle = (token = 't1'): Challenge => ({
  kind: 'puzzle',
  picture: PICTURE,
  block: PICTURE,
  token,
  secretKey: '',
});
const click = (): Challenge => ({
  kind: 'click',
  picture: PICTURE,
  words: ['云', '海', '山'],
  token: 't1',
  secretKey: '',
});
const refused = (code: number) => new ApiError({ kind: 'refused', code, request: 'POST /check' });
const onPassed = vi.fn();
const onShown = vi.fn();
let view: ReturnType<typeof mount>;

function open(kind: CaptchaKind) {
  view = mount(<CaptchaBody kind={kind} onPassed={onPassed} onShown={onShown} />);
}
async function openReady(challenge: Challenge) {
  open(challenge.kind);
  await fetches[0]?.succeed(challenge);
  // The live region has its text in the next frame.
  await pass(16);
}
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const slider = () => view.get('[role=slider]');
const said = () => view.all('[role=status]').map((region) => region.textContent);
const keys = (element: Element, ...names: string[]) => {
  for (const name of names) pressKey(element, name);
};

beforeEach(() => {
  vi.useFakeTimers();
  fetches.length = 0;
  checks.length = 0;
  onPassed.mockClear();
  onShown.mockClear();
});
afterEach(() => {
  view.unmount();
  vi.useRealTimers();
});

it('shows a skeleton, then the picture and the piece of the puzzle (CAPT-01, CAPT-02)', async () => {
  open('puzzle');
  expect(view.has('[part~=skeleton]')).toBe(true);
  expect(slider().getAttribute('aria-disabled')).toBe('true');
  await fetches[0]?.succeed(puzzle());
  expect(view.has('[part~=skeleton]')).toBe(false);
  expect(view.all('img').map((image) => image.getAttribute('src'))).toEqual([PICTURE, PICTURE]);
  expect(slider().hasAttribute('aria-disabled')).toBe(false);
  expect(view.part('captcha-bar').textContent).toBe('向右滑动完成验证');
});

it('names the slider and its value (CAPT-17)', async () => {
  await openReady(puzzle());
  expect(slider().getAttribute('aria-label')).toBe('向右滑动完成验证');
  expect(slider().getAttribute('aria-valuemin')).toBe('0');
  expect(slider().getAttribute('aria-valuemax')).toBe('280');
  keys(slider(), 'PageUp', 'ArrowRight');
  expect(slider().getAttribute('aria-valuenow')).toBe('11');
  expect(slider().getAttribute('aria-valuetext')).toBe('11 像素');
  expect(view.get(`#${slider().getAttribute('aria-describedby')}`).textContent).toContain('方向键');
});

it('reports the success at once, and shows it for a second (CAPT-07, CAPT-08)', async () => {
  await openReady(puzzle());
  keys(slider(), 'PageUp', 'Enter');
  await checks[0]?.succeed({ kind: 'puzzle', passCode: 'P4SS' });
  expect(onPassed.mock.calls).toEqual([[{ kind: 'puzzle', passCode: 'P4SS' }]]);
  press(view.part('refresh'));
  await pass(999);
  expect(onShown).not.toHaveBeenCalled();
  await pass(1);
  expect(onShown).toHaveBeenCalledOnce();
  expect(onPassed).toHaveBeenCalledOnce();
  expect(fetches).toHaveLength(1);
});

it('checks one solution at a time, however often it is submitted', async () => {
  await openReady(puzzle());
  keys(slider(), 'PageUp', 'Enter', 'Enter', ' ', 'ArrowRight', 'Enter');
  expect(checks).toHaveLength(1);
});

it('does not submit on a held Enter, an untouched slider or without a picture', async () => {
  open('puzzle');
  keys(slider(), 'PageUp', 'Enter');
  await fetches[0]?.succeed(puzzle());
  keys(slider(), 'Enter');
  pressKey(slider(), 'PageUp');
  pressKey(slider(), 'Enter', { repeat: true });
  expect(checks).toHaveLength(0);
  expect(slider().getAttribute('aria-valuenow')).toBe('10');
});

it('shows why a solution was refused until the next one, such as an expired captcha', async () => {
  await openReady(puzzle());
  keys(slider(), 'PageUp', 'Enter');
  await checks[0]?.fail(refused(-23004));
  expect(view.part('captcha-bar').textContent).toBe('验证失败');
  expect(view.part('captcha-hint').textContent).toBe('安全验证已失效，请重新验证');
  expect(said()).toEqual(['验证失败 安全验证已失效，请重新验证']);
  await pass(1000);
  await fetches[1]?.succeed(puzzle());
  expect(view.part('captcha-hint').textContent).toBe('安全验证已失效，请重新验证');
  keys(slider(), 'PageUp', 'Enter');
  expect(view.part('captcha-hint').textContent).toContain('方向键');
});

it.each(['network', 'malformed'] as const)(
  'shows that the service is busy after a %s error of the check',
  async (kind) => {
    await openReady(puzzle());
    keys(slider(), 'PageUp', 'Enter');
    await checks[0]?.fail(new ApiError({ kind, request: 'POST /check' }));
    expect(view.part('captcha-hint').textContent).toBe('系统繁忙！请稍后重试！');
  },
);

it('loads a new picture on request and aborts the call for the old one (CAPT-17)', async () => {
  open('puzzle');
  press(view.part('refresh'));
  expect(fetches[0]?.signal.aborted).toBe(true);
  await fetches[0]?.succeed(puzzle('old'));
  expect(view.has('img')).toBe(false);
  await fetches[1]?.succeed(puzzle('new'));
  keys(slider(), 'PageUp', 'Enter');
  expect(checks[0]?.challenge.token).toBe('new');
});

it('aborts its calls when it is unmounted (CAPT-17)', async () => {
  await openReady(puzzle());
  keys(slider(), 'PageUp', 'Enter');
  view.unmount();
  expect(checks[0]?.signal.aborted).toBe(true);
  await checks[0]?.succeed({ kind: 'puzzle', passCode: 'P4SS' });
  await pass(2000);
  expect(onPassed).not.toHaveBeenCalled();
  open('puzzle');
});

it('zooms in and out, and names the next action on the button', async () => {
  await openReady(puzzle());
  expect(view.part('zoom').textContent).toBe('放大');
  const before = view.part('captcha-picture').className;
  press(view.part('zoom'));
  expect(view.part('zoom').textContent).toBe('缩小');
  expect(view.part('captcha-picture').className).not.toBe(before);
  press(view.part('zoom'));
  expect(view.part('captcha-picture').className).toBe(before);
});

/** happy-dom has no layout: sets a track of 330 px at the left edge, with a knob of 44 px. */
function layOut() {
  const at = (left: number, width: number) => () => new DOMRect(left, 0, width, 44);
  view.part('captcha-slider').getBoundingClientRect = at(0, 330);
  view.part('captcha-slider').setPointerCapture = () => {};
  slider().getBoundingClientRect = at(0, 44);
}
function point(type: string, clientX: number, target: Element = slider(), more: PointerEventInit = {}) {
  const event = new PointerEvent(type, { clientX, pointerId: 7, isPrimary: true, bubbles: true, ...more });
  act(() => void target.dispatchEvent(event));
}

it('does not submit when the knob is only touched, or pressed with another button', async () => {
  await openReady(puzzle());
  layOut();
  point('pointerdown', 20);
  point('pointerup', 20);
  point('pointerdown', 20, slider(), { button: 2 });
  point('pointerup', 90);
  expect(checks).toHaveLength(0);
});

it('keeps the moves of a drag from scripts of the page, and no others', async () => {
  await openReady(puzzle());
  layOut();
  const seen = vi.fn();
  const types = ['pointermove', 'touchmove'];
  const move = () => {
    seen.mockClear();
    point('pointermove', 30);
    act(() => void slider().dispatchEvent(new Event('touchmove', { bubbles: true })));
    return seen.mock.calls.length;
  };
  for (const type of types) view.shadow.addEventListener(type, seen);
  expect(move()).toBe(2);
  point('pointerdown', 20);
  expect(move()).toBe(0);
  point('pointercancel', 30);
  expect(move()).toBe(2);
});

it('cancels a drag on Escape or pointercancel', async () => {
  await openReady(puzzle());
  layOut();
  keys(slider(), 'PageUp');
  for (const end of [() => pressKey(slider(), 'Escape'), () => point('pointercancel', 200)]) {
    point('pointerdown', 20);
    point('pointermove', 200);
    end();
    expect(slider().getAttribute('aria-valuenow')).toBe('10');
    point('pointerup', 200);
  }
  expect(checks).toHaveLength(0);
});

it('stops only the Escape of a drag from closing the dialog', async () => {
  await openReady(puzzle());
  layOut();
  const heard = vi.fn();
  view.shadow.addEventListener('keydown', heard);
  point('pointerdown', 20);
  expect(pressKey(slider(), 'Escape')).toBe(false);
  expect(heard).not.toHaveBeenCalled();
  expect(pressKey(slider(), 'Escape')).toBe(true);
  expect(heard).toHaveBeenCalledOnce();
});

it('moves the piece to a press on the track, and is submitted by a button, without a drag', async () => {
  await openReady(puzzle());
  layOut();
  expect(view.has('[data-testid~=check]')).toBe(false);
  point('pointerdown', 22 + 143, view.part('captcha-slider'));
  point('pointerup', 22 + 143, view.part('captcha-slider'));
  expect(slider().getAttribute('aria-valuenow')).toBe('140');
  expect(checks).toHaveLength(0);
  press(view.part('check'));
  expect(checks[0]?.points).toEqual({ x: (140 * 310) / 330, y: 5 });
  expect(view.has('[data-testid~=check]')).toBe(false);
});

it('ignores the keys of browser and screen reader', async () => {
  await openReady(click());
  const picture = view.part('captcha-picture');
  expect(pressKey(picture, 'ArrowLeft', { altKey: true })).toBe(true);
  expect(pressKey(picture, 'Tab')).toBe(true);
  expect(pressKey(picture, 'ArrowLeft')).toBe(false);
});

it('starts a new picture without marks and keeps the focus', async () => {
  await openReady(click());
  const picture = view.part('captcha-picture');
  picture.focus();
  keys(picture, 'Enter');
  pressKey(picture, 'ArrowDown', { shiftKey: true });
  keys(picture, 'Enter');
  pressKey(picture, 'ArrowRight', { shiftKey: true });
  keys(picture, 'Enter');
  await checks[0]?.fail(refused(-23003));
  await pass(1000);
  await fetches[1]?.succeed(click());
  expect(view.has('[data-testid~=captcha-marker]')).toBe(false);
  expect(view.shadow.activeElement).toBe(picture);
});
