import { act } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { CaptchaKind, PassedCaptcha } from '../../../../src/api/sign-in/captcha';
import { type Captcha, useCaptcha } from '../../../../src/shared/captcha/use-captcha';
import { HostProvider } from '../../../../src/ui/host';
import { fakeHost } from '../../fakes/host';
import { mount, press } from '../../ui/mount';

type BodyProps = { kind: CaptchaKind; onPassed(passed: PassedCaptcha): void; onShown(): void };

const chunk = vi.hoisted(() => ({ isMissing: false }));

vi.mock('../../../../src/shared/captcha/captcha-body', () => ({
  CaptchaBody: ({ kind, onPassed, onShown }: BodyProps) => (
    <>
      <button type="button" data-testid="pass" onClick={() => onPassed({ kind, passCode: 'P4SS' })} />
      <button type="button" data-testid="shown" onClick={onShown} />
    </>
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

function Screen({ kind }: { kind?: CaptchaKind }) {
  captcha = useCaptcha(kind);
  return captcha.element;
}

beforeEach(() => {
  chunk.isMissing = false;
  request.mockReset().mockImplementation(async (passed) => passed);
  view = mount(screen());
});
afterEach(() => view.unmount());

const screen = (kind?: CaptchaKind) => (
  <HostProvider value={fakeHost({ emit })}>
    <Screen kind={kind} />
  </HostProvider>
);
const request = vi.fn<(passed: PassedCaptcha) => Promise<PassedCaptcha>>();

/** An object, because an async function would wait for a returned promise. */
const ask = () => act(async () => ({ answer: captcha.ask(request) }));

/** Opens the captcha and waits for the dialog, whose chunk loads for any time. */
async function open() {
  const asked = await ask();
  await until(() => view.has('dialog'));
  return asked;
}

/** The request is pending until the returned function is called. */
function holdRequest() {
  let respond = (_passCode: string) => {};
  const answer = new Promise<PassedCaptcha>((resolve) => {
    respond = (passCode) => resolve({ kind: 'puzzle', passCode });
  });
  request.mockReturnValue(answer);
  return respond;
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

it('opens, makes the request with the passed captcha and resolves with its result (CAPT-07)', async () => {
  view.render(screen('click'));
  const { answer } = await open();
  expect(view.get('dialog').getAttribute('data-testid')).toBe('captcha-dialog');
  press(view.part('pass'));
  expect(await answer).toEqual({ kind: 'click', passCode: 'P4SS' });
  expect(view.has('dialog')).toBe(false);
});

it('makes the request while the dialog shows the success, and closes it before the request is reported', async () => {
  const respond = holdRequest();
  const { answer } = await open();
  const atEnd = answer.then(() => view.has('dialog'));
  press(view.part('pass'));
  await act(async () => {});
  expect([request.mock.calls.length, view.has('dialog')]).toEqual([1, true]);
  await act(async () => respond(''));
  expect(await atEnd).toBe(false);
});

it('closes when the success was shown long enough, and waits for the request', async () => {
  const respond = holdRequest();
  const { answer } = await open();
  press(view.part('pass'));
  await act(async () => {});
  press(view.part('shown'));
  expect(view.has('dialog')).toBe(false);
  const second = await open();
  respond('FIRST');
  expect((await answer)?.passCode).toBe('FIRST');
  expect(view.has('dialog')).toBe(true);
  press(view.part('close'));
  expect(await second.answer).toBeNull();
});

it('closes when the request fails, and reports the failure', async () => {
  request.mockRejectedValue(new Error('refused'));
  const { answer } = await open();
  const failure = answer.catch((error: Error) => [error.message, view.has('dialog')]);
  press(view.part('pass'));
  expect(await failure).toEqual(['refused', false]);
});

it('resolves with null and makes no request when the viewer closes it (CAPT-17)', async () => {
  const { answer } = await open();
  press(view.part('close'));
  expect(await answer).toBeNull();
  expect(view.has('dialog')).toBe(false);
  expect(request).not.toHaveBeenCalled();
});

it('resolves with null when its screen is unmounted', async () => {
  const { answer } = await open();
  view.unmount();
  expect(await answer).toBeNull();
});

it('serves one request at a time, and opens again afterwards', async () => {
  const first = await open();
  const second = await ask();
  expect(await second.answer).toBeNull();
  expect(view.all('dialog')).toHaveLength(1);
  press(view.part('close'));
  expect(await first.answer).toBeNull();
  await open();
  expect(view.all('dialog')).toHaveLength(1);
});
