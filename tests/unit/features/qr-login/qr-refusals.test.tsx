import { afterEach, describe, expect, it } from 'vitest';
import { QR_MAX_FAILURES, QR_POLL_MS } from '#config/limits';
import { QrLoginScreen } from '#features/qr-login/qr-login-screen';
import { REFUSALS, ScreenUnderTest } from '../../../support/unit/refused-calls';
import { setVisible } from '../../../support/unit/visibility';

const MAKE = '/generationQRCode';
const ASK = '/getQrcodeStatus';
const WAITING = { code: 0, data: { status: 1, url: '' } };
const PROMPT = '请打开手机客户端扫码登录';
const EXPIRED = '二维码已过期，请重新扫描';
const RETRY = '重试';
const ANOTHER = '刷新二维码';

/** The result codes that describe the QR code on the screen; every other code is a failure (OQ-37). */
const OUTCOMES: Readonly<Record<number, { said: string; made: number; isShown: boolean }>> = {
  [-10001]: { said: PROMPT, made: 1, isShown: true },
  [-22001]: { said: EXPIRED, made: 2, isShown: true },
  [-22002]: { said: '请使用指定的客户端扫码', made: 1, isShown: false },
  [-22003]: { said: PROMPT, made: 1, isShown: true },
  [-22004]: { said: '信息审核中，请稍后再试', made: 1, isShown: true },
};

let screen: ScreenUnderTest;
afterEach(() => screen.close());

async function open(answers: Record<string, object>): Promise<void> {
  setVisible(true);
  screen = new ScreenUnderTest(
    <QrLoginScreen backurl="" />,
    {},
    { [MAKE]: { code: 0, data: 'C' }, ...answers },
  );
  await screen.settle();
}
const said = () => screen.get('[part=status]').textContent;
const button = () => screen.get('[data-testid~=refresh]').textContent;

/** A retry creates a code that can be scanned. */
async function expectUsable(): Promise<void> {
  screen.answers[MAKE] = (request) => request.answer({ code: 0, data: 'D' });
  screen.answers[ASK] = (request) => request.answer(WAITING);
  await screen.press('[data-testid~=refresh]');
  expect([said(), button(), screen.has('img[part=code]')]).toEqual([PROMPT, ANOTHER, true]);
}

describe('GET generationQRCode', () => {
  it.each(REFUSALS)(
    '$code is shown in place of the QR code, with a retry and no toast (QR-02, ERR-13)',
    async ({ code, message = '', words }) => {
      await open({ [MAKE]: { code, message } });
      expect([said(), button(), screen.toasts()]).toEqual([words, RETRY, []]);
      expect(screen.told.map(({ name }) => name)).not.toContain('cntv-login-required');
      await expectUsable();
    },
  );
});

describe('GET getQrcodeStatus', () => {
  it.each(REFUSALS.filter(({ code }) => OUTCOMES[code]))(
    '$code is shown as the state of the QR code (QR-06 to QR-09, ERR-13, OQ-37)',
    async ({ code }) => {
      await open({ [ASK]: { code } });
      await screen.pass(QR_POLL_MS);
      await screen.settle();
      const { said: words, made, isShown } = OUTCOMES[code] ?? {};
      expect([said(), screen.callsTo(MAKE).length, screen.has('img[part=code]')]).toEqual([
        words,
        made,
        isShown,
      ]);
      expect(screen.toasts()).toEqual([]);
      await expectUsable();
    },
  );

  it.each(REFUSALS.filter(({ code }) => !OUTCOMES[code]))(
    '$code is silent until it came five times in a row, and then has a retry (ERR-13, OQ-37)',
    async ({ code, message = '', words }) => {
      await open({ [ASK]: { code, message } });
      await screen.pass((QR_MAX_FAILURES - 1) * QR_POLL_MS);
      expect(said()).toBe(PROMPT);
      await screen.pass(QR_POLL_MS);
      await screen.settle();
      expect(screen.callsTo(ASK)).toHaveLength(QR_MAX_FAILURES);
      expect([said(), button(), screen.toasts()]).toEqual([words, RETRY, []]);
      await expectUsable();
    },
  );
});

describe('a code that expires before it can be scanned', () => {
  it('is replaced by a request to refresh, not by a skeleton, while the next one is delayed (QR-06, OQ-37)', async () => {
    await open({ [ASK]: { code: -22001 } });
    await screen.pass(2 * QR_POLL_MS);
    await screen.settle();
    expect([said(), button()]).toEqual(['二维码已过期，请点击“刷新二维码”', ANOTHER]);
    expect([screen.has('[part~=skeleton]'), screen.has('[part=code] svg')]).toEqual([false, true]);
    await expectUsable();
  });
});
