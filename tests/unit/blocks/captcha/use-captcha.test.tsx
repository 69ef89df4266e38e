// @vitest-environment happy-dom
import { act } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { CaptchaKind, PassedCaptcha } from '../../../../src/api/captcha';
import { type Captcha, useCaptcha } from '../../../../src/blocks/captcha/use-captcha';
import { ToastProvider } from '../../../../src/ui/toast';
import { mount, press } from '../../ui/mount';

type BodyProps = { kind: CaptchaKind; onPassed(passed: PassedCaptcha): void };

const chunk = vi.hoisted(() => ({ isMissing: false }));

vi.mock('../../../../src/blocks/captcha/captcha-body', () => ({
  CaptchaBody: ({ kind, onPassed }: BodyProps) => (
    <button type="button" part="pass" onClick={() => onPassed({ kind, passCode: 'P4SS' })} />
  ),
}));

vi.mock('../../../../src/blocks/captcha/captcha-dialog', async (original) => {
  const dialog = await original<object>();
  return {
    get CaptchaDialog() {
      if (chunk.isMissing) throw new TypeError('Failed to fetch dynamically imported module');
      return Reflect.get(dialog, 'CaptchaDialog');
    },
  };
});

let captcha: Captcha;
let view: ReturnType<typeof mount>;

function Screen() {
  captcha = useCaptcha();
  return captcha.element;
}

beforeEach(() => {
  view = mount(
    <ToastProvider>
      <Screen />
    </ToastProvider>,
  );
});
afterEach(() => view.unmount());

/** In an object, because a promise that is returned would be waited for. */
async function ask(kind: CaptchaKind = 'puzzle') {
  const asked = await act(async () => ({ answer: captcha.ask(kind) }));
  await act(() => vi.dynamicImportSettled());
  return asked;
}

it('says that the service is busy when its chunk cannot be had, and tries again when asked again', async () => {
  chunk.isMissing = true;
  const { answer } = await ask();
  expect(await answer).toBeNull();
  expect(view.part('toast').textContent).toContain('系统繁忙！请稍后重试！');
  chunk.isMissing = false;
  await ask();
  expect(view.has('dialog')).toBe(true);
});

it('opens and answers with what was passed (CAPT-07)', async () => {
  const { answer } = await ask('click');
  expect(view.get('dialog').getAttribute('part')).toBe('dialog captcha-dialog');
  await act(() => vi.dynamicImportSettled());
  press(view.part('pass'));
  expect(await answer).toEqual({ kind: 'click', passCode: 'P4SS' });
  expect(view.has('dialog')).toBe(false);
});

it('answers null when the viewer closes it (CAPT-17)', async () => {
  const { answer } = await ask();
  press(view.part('close'));
  expect(await answer).toBeNull();
  expect(view.has('dialog')).toBe(false);
});

it('answers null when its screen goes', async () => {
  const { answer } = await ask();
  view.unmount();
  expect(await answer).toBeNull();
});

it('opens once, however often it is asked meanwhile, and anew afterwards', async () => {
  const first = await ask();
  const second = await ask('click');
  expect(view.all('dialog')).toHaveLength(1);
  press(view.part('close'));
  expect(await first.answer).toBeNull();
  expect(await second.answer).toBeNull();
  await ask();
  expect(view.all('dialog')).toHaveLength(1);
});

it('is asked by the same function in every render', async () => {
  const before = captcha.ask;
  await ask();
  expect(captcha.ask).toBe(before);
});
