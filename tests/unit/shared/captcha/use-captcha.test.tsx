import { act } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { CaptchaKind, PassedCaptcha } from '../../../../src/api/sign-in/captcha';
import { type Captcha, useCaptcha } from '../../../../src/shared/captcha/use-captcha';
import { HostProvider } from '../../../../src/ui/host';
import { mount, press } from '../../ui/mount';

type BodyProps = { kind: CaptchaKind; onPassed(passed: PassedCaptcha): void };

const chunk = vi.hoisted(() => ({ isMissing: false }));

vi.mock('../../../../src/shared/captcha/captcha-body', () => ({
  CaptchaBody: ({ kind, onPassed }: BodyProps) => (
    <button type="button" data-testid="pass" onClick={() => onPassed({ kind, passCode: 'P4SS' })} />
  ),
}));

vi.mock('../../../../src/shared/captcha/captcha-dialog', async (original) => {
  const dialog = await original<object>();
  return {
    get CaptchaDialog() {
      if (chunk.isMissing) throw new TypeError('Failed to fetch dynamically imported module');
      return Reflect.get(dialog, 'CaptchaDialog');
    },
  };
});

const emit = vi.fn(() => true);
let captcha: Captcha;
let view: ReturnType<typeof mount>;

function Screen() {
  captcha = useCaptcha();
  return captcha.element;
}

beforeEach(() => {
  chunk.isMissing = false;
  view = mount(
    <HostProvider value={{ element: document.createElement('div'), emit }}>
      <Screen />
    </HostProvider>,
  );
});
afterEach(() => view.unmount());

/** An object, because an async function would wait for a returned promise. */
const ask = (kind: CaptchaKind = 'puzzle') => act(async () => ({ answer: captcha.ask(kind) }));

/** Opens the captcha and waits for the dialog, whose chunk loads for any time. */
async function open(kind?: CaptchaKind) {
  const asked = await ask(kind);
  await until(() => view.has('dialog'));
  return asked;
}

/** Runs imports, frames and React until the condition is met. */
async function until(holds: () => boolean, ms = 10_000) {
  const end = Date.now() + ms;
  while (!holds() && Date.now() < end) await act(() => new Promise((resolve) => setTimeout(resolve, 5)));
  expect(holds(), String(holds)).toBe(true);
}

it('shows the busy text when its chunk cannot be loaded, and opens the captcha after a retry', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  chunk.isMissing = true;
  const { answer } = await ask();
  await until(() => view.has('[role=alert]'));
  expect(view.get('[role=alert]').textContent).toContain('系统繁忙！请稍后重试！');
  expect(emit).toHaveBeenCalledOnce();
  chunk.isMissing = false;
  press(view.part('retry'));
  await until(() => view.has('dialog'));
  press(view.part('pass'));
  expect(await answer).toEqual({ kind: 'puzzle', passCode: 'P4SS' });
});

it('opens, and resolves with the passed captcha (CAPT-07)', async () => {
  const { answer } = await open('click');
  expect(view.get('dialog').getAttribute('data-testid')).toBe('captcha-dialog');
  press(view.part('pass'));
  expect(await answer).toEqual({ kind: 'click', passCode: 'P4SS' });
  expect(view.has('dialog')).toBe(false);
});

it('resolves with null when the viewer closes it (CAPT-17)', async () => {
  const { answer } = await open();
  press(view.part('close'));
  expect(await answer).toBeNull();
  expect(view.has('dialog')).toBe(false);
});

it('resolves with null when its screen is unmounted', async () => {
  const { answer } = await open();
  view.unmount();
  expect(await answer).toBeNull();
});

it('opens once for calls at the same time, and again afterwards', async () => {
  const first = await open();
  const second = await ask('click');
  expect(view.all('dialog')).toHaveLength(1);
  press(view.part('close'));
  expect(await first.answer).toBeNull();
  expect(await second.answer).toBeNull();
  await open();
  expect(view.all('dialog')).toHaveLength(1);
});

it('returns the same function in every render', async () => {
  const before = captcha.ask;
  await open();
  expect(captcha.ask).toBe(before);
});
