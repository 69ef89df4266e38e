import { describe, vi } from 'vitest';
import { CURRENT_PASSWORD_WRONG } from '#config/error-codes';
import { Screen } from '#features/phone-binding/phone-binding-screen';
import { account } from '#i18n/zh-cn/account';
import type { FakeXhr } from '../../../support/unit/fake-xhr';
import {
  type Inline,
  type Refusal,
  type ScreenUnderTest,
  signInCodesUnder,
  smsCodesMarked,
  testRefusals,
} from '../../../support/unit/refused-calls';

vi.mock('#ui/hooks/use-area-texts', () => ({ useAreaTexts: () => account }));

const SMS = '/verification/sms/code';
const PICTURE = '/verification/pic/code';
const open = () => <Screen />;
const NUMBER = { phone: '13900139000' };

/** Responds with a blob. */
function answerBlob(request: FakeXhr, content: string, type: string): void {
  request.answer(new Blob([content], { type }), 200, { 'content-type': type });
}

/** A wrong or expired picture code is also an error of its field, which remains after the toast. */
const pictureCodesMarked = ({ code, words }: Refusal): Inline | null =>
  [-21013, -21014].includes(code) ? { at: '#pictureCode-message', words, toasts: true } : null;

async function getCode(screen: ScreenUnderTest): Promise<void> {
  await screen.fill({ pictureCode: 'abcd' });
  await screen.press('[data-testid~=sms-button]');
}

async function drawPictures(screen: ScreenUnderTest): Promise<void> {
  screen.answers[PICTURE] = (request) => answerBlob(request, 'PNG', 'image/png');
  await screen.press('[data-testid~=picture]');
}

describe('GET verification/pic/code', () =>
  testRefusals('PHONE-02, API-36, ERR-05, ERR-12', {
    path: PICTURE,
    open,
    typed: NUMBER,
    act: (screen) => screen.press('[data-testid~=picture]'),
    refuse: (request, envelope) => answerBlob(request, JSON.stringify(envelope), 'application/json'),
    button: '[data-testid~=picture]',
  }));

describe('POST verification/sms/code, before a code was sent', () =>
  testRefusals('PHONE-04, SMS-04, ERR-04, ERR-05, ERR-12', {
    path: SMS,
    asks: [CURRENT_PASSWORD_WRONG],
    open,
    typed: NUMBER,
    prepare: drawPictures,
    act: getCode,
    button: '[data-testid~=sms-button]',
    // The wait between two codes counts as a code sent, so its field is shown.
    inline: (refusal) =>
      pictureCodesMarked(refusal) ?? signInCodesUnder('getCode-message, #smsCode')(refusal),
    waitMs: (code) => (code === -21017 ? 180_000 : 0),
  }));

describe('POST verification/mobile/binding', () =>
  testRefusals('PHONE-05, API-32, ERR-04, ERR-05, ERR-12', {
    path: '/verification/mobile/binding',
    asks: [CURRENT_PASSWORD_WRONG],
    open,
    typed: NUMBER,
    async prepare(screen) {
      await drawPictures(screen);
      await getCode(screen);
      await screen.fill({ smsCode: '123456' });
    },
    act: (screen) => screen.submit('#phone'),
    button: 'button[type=submit]',
    inline: (refusal) => smsCodesMarked(refusal) ?? signInCodesUnder('phone')(refusal),
  }));
