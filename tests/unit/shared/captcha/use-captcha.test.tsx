import { act } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { CaptchaKind, PassedCaptcha } from '#api/sign-in/captcha';
import { ApiError } from '#lib/api-error';
import { addConfigLayer } from '#page-config/scripts';
import { CaptchaKindContext } from '#shared/captcha/captcha-kind';
import { type Captcha, useCaptcha } from '#shared/captcha/use-captcha';
import { HostProvider } from '#ui/host';
import { fakeHost } from '../../../support/unit/host';
import { mount, press } from '../../../support/unit/mount';

type BodyProps = { kind: CaptchaKind; onPassed(passed: PassedCaptcha): void; onShown(): void };

const chunk = vi.hoisted(() => ({ isMissing: false }));

vi.mock('#shared/captcha/captcha-body', () => ({
  CaptchaBody: ({ kind, onPassed, onShown }: BodyProps) => (
    <>
      <button type="button" data-testid="pass" onClick={() => onPassed({ kind, passCode: 'P4SS' })} />
      <button type="button" data-testid="shown" onClick={onShown} />
    </>
  ),
}));

vi.mock('#shared/captcha/captcha-dialog', async (original) => {
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
  addConfigLayer({ captcha: 'puzzle' });
  request.mockReset().mockImplementation(async (passed) => passed);
  view = mount(screen());
});
afterEach(() => view.unmount());

const screen = (kind: CaptchaKind | '' = '') => (
  <HostProvider value={fakeHost({ emit })}>
    <CaptchaKindContext value={kind}>
      <Screen />
    </CaptchaKindContext>
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
  const { answer } = await open();
  expect(view.get('dialog').getAttribute('data-testid')).toBe('captcha-dialog');
  press(view.part('pass'));
  expect(await answer).toEqual({ kind: 'puzzle', passCode: 'P4SS' });
  expect(view.has('dialog')).toBe(false);
});

it.each([
  { configured: 'puzzle', element: '', opened: 'puzzle' },
  { configured: 'click', element: '', opened: 'click' },
  { configured: 'click', element: 'puzzle', opened: 'puzzle' },
  { configured: 'puzzle', element: 'click', opened: 'click' },
] as const)(
  'is of kind $opened with "$configured" in the configuration, as it is now, and "$element" in the element (CAPT-01, OQ-09)',
  async ({ configured, element, opened }) => {
    view.render(screen(element));
    addConfigLayer({ captcha: configured });
    const { answer } = await open();
    press(view.part('pass'));
    expect(await answer).toEqual({ kind: opened, passCode: 'P4SS' });
  },
);

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

describe('after a request without a response', () => {
  const lost = new ApiError({ kind: 'network', request: '' });
  const refusal = (code: number) => new ApiError({ kind: 'refused', request: '', code, status: 200 });
  const passed = { kind: 'puzzle', passCode: 'P4SS' };

  /** Passes a captcha, whose request fails. */
  async function failWith(error: Error) {
    request.mockRejectedValueOnce(error);
    const { answer } = await open();
    const failure = answer.catch((cause: Error) => cause);
    press(view.part('pass'));
    expect(await failure).toBe(error);
  }

  it.each([
    ['the connection was lost', lost],
    ['its chunk was not loaded', new TypeError('Failed to fetch')],
  ])('sends the proof again without a captcha: %s (CAPT-07)', async (_why, error) => {
    await failWith(error);
    const { answer } = await ask();
    expect(await answer).toEqual(passed);
    expect(view.has('dialog')).toBe(false);
    await open();
  });

  /** Makes a request that is to fail, and resolves with its error. */
  const askInVain = () => act(async () => ({ failure: captcha.ask(request).catch((cause: Error) => cause) }));

  it('sends it as often as the connection is lost', async () => {
    await failWith(lost);
    request.mockRejectedValueOnce(lost);
    expect(await (await askInVain()).failure).toBe(lost);
    expect(await (await ask()).answer).toEqual(passed);
    expect(request).toHaveBeenCalledTimes(3);
  });

  it.each([-23002, -23003, -23004])(
    'opens a captcha when the server refuses the proof with %i',
    async (code) => {
      await failWith(lost);
      request.mockRejectedValueOnce(refusal(code));
      const { answer } = await open();
      expect(request).toHaveBeenCalledTimes(2);
      press(view.part('pass'));
      expect(await answer).toEqual(passed);
    },
  );

  it('reports another refusal, which has consumed the proof', async () => {
    await failWith(lost);
    const wrong = refusal(-21018);
    request.mockRejectedValueOnce(wrong);
    expect(await (await askInVain()).failure).toBe(wrong);
    await open();
  });

  it('sends it once while its request is pending', async () => {
    await failWith(lost);
    const respond = holdRequest();
    const first = await ask();
    expect(await (await ask()).answer).toBeNull();
    respond('FIRST');
    expect((await first.answer)?.passCode).toBe('FIRST');
    expect(request).toHaveBeenCalledTimes(2);
  });

  it('resolves with null when the screen is unmounted before the server refuses the proof', async () => {
    await failWith(lost);
    request.mockImplementationOnce(async () => {
      view.unmount();
      throw refusal(-23004);
    });
    expect(await (await ask()).answer).toBeNull();
  });
});

it.each([
  ['a refusal', new ApiError({ kind: 'refused', request: '', code: -23004, status: 200 })],
  ['an HTTP error', new ApiError({ kind: 'network', request: '', status: 500 })],
  ['a response that cannot be read', new ApiError({ kind: 'malformed', request: '' })],
])('opens again after %s, because the server may have consumed the proof', async (_what, error) => {
  request.mockRejectedValueOnce(error);
  const { answer } = await open();
  const failure = answer.catch((cause: Error) => cause);
  press(view.part('pass'));
  expect(await failure).toBe(error);
  await open();
  expect(request).toHaveBeenCalledOnce();
});

describe.each([
  ['signed in again (ERR-03)', { code: -10001 }],
  ['proved to own the account (OQ-92)', { code: -21003, wantsProof: true }],
])('a request that is made again after the viewer has %s', (_, details) => {
  const refused = (more: Partial<ConstructorParameters<typeof ApiError>[0]>) =>
    new ApiError({ kind: 'refused', request: '', status: 200, ...more });
  /** The viewer passes the captcha, and the server wants something else first. */
  async function refuseFirst() {
    request.mockRejectedValueOnce(refused(details));
    const { answer } = await open();
    const failure = answer.catch((cause: ApiError) => cause);
    press(view.part('pass'));
    expect(await failure).toMatchObject(details);
    expect(view.has('dialog')).toBe(false);
  }

  it('is sent with the same proof', async () => {
    await refuseFirst();
    expect(await (await ask()).answer).toEqual({ kind: 'puzzle', passCode: 'P4SS' });
    expect([request.mock.calls.length, view.has('dialog')]).toEqual([2, false]);
  });

  it.each([-23002, -23003, -23004])(
    'has another captcha if the server refuses the proof with %i',
    async (code) => {
      await refuseFirst();
      request.mockRejectedValueOnce(refused({ code }));
      const { answer } = await open();
      press(view.part('pass'));
      expect(await answer).toEqual({ kind: 'puzzle', passCode: 'P4SS' });
      expect(request).toHaveBeenCalledTimes(3);
    },
  );

  it('reports another failure', async () => {
    await refuseFirst();
    const failure = refused({ code: -21018 });
    request.mockRejectedValueOnce(failure);
    const asked = await act(async () => ({ failure: captcha.ask(request).catch((cause: Error) => cause) }));
    expect(await asked.failure).toBe(failure);
    expect(request).toHaveBeenCalledTimes(2);
  });
});
