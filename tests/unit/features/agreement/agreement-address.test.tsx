import { afterEach, describe, expect, it, vi } from 'vitest';
import { PATHS } from '#config/paths';
import { Screen as Agreement } from '#features/agreement/agreement-screen';
import { Screen as MobileAgreement } from '#features/agreement/mobile-agreement-screen';
import { Screen as MobileRegister } from '#features/register/mobile/mobile-register-screen';
import { Screen as Register } from '#features/register/register-screen';
import { fill } from '#i18n/fill';
import { account } from '#i18n/zh-cn/account';
import { addConfigLayer } from '#page-config/scripts';
import { ScreenUnderTest } from '../../../support/unit/refused-calls';

vi.mock('#ui/hooks/use-area-texts', () => ({ useAreaTexts: () => account }));

const OWN = 'https://portal.example/agreement.html';
const AGREEMENTS = [OWN, PATHS.ServiceAgreement, PATHS.MAgreement];
let screen: ScreenUnderTest;
afterEach(() => {
  addConfigLayer({ agreementUrl: '' });
  screen.close();
});

/** The links to the agreement, by their URL. */
function links(): (string | null)[] {
  return screen.all('a').flatMap((link) => {
    const address = link.getAttribute('href');
    return AGREEMENTS.includes(address ?? '') ? [address] : [];
  });
}

it.each([
  ['the registration by phone and email', () => <Register />, [OWN, OWN], PATHS.ServiceAgreement],
  ['the mobile registration', () => <MobileRegister />, [OWN], PATHS.MAgreement],
])(
  '%s links to the configured agreement, otherwise to the screen (AGREE-03, OQ-76)',
  (_, open, own, path) => {
    addConfigLayer({ agreementUrl: OWN });
    screen = new ScreenUnderTest(open());
    expect(links()).toEqual(own);
    screen.close();
    addConfigLayer({ agreementUrl: '' });
    screen = new ScreenUnderTest(open());
    expect(links()).toEqual(own.map(() => path));
  },
);

it.each([
  ['desktop', () => <Agreement />],
  ['mobile', () => <MobileAgreement />],
])('the summary on the %s site links to the configured agreement (AGREE-03, AGREE-04, OQ-76)', (_, open) => {
  screen = new ScreenUnderTest(open());
  expect(links()).toEqual([]);
  screen.close();
  addConfigLayer({ agreementUrl: OWN });
  screen = new ScreenUnderTest(open());
  expect(links()).toEqual([OWN]);
});

describe('the configured privacy policy', () => {
  const PRIVACY = 'https://portal.example/privacy.html';
  const lines = () =>
    [...screen.all('[part~=label]:has([type=checkbox])'), ...screen.all('[data-testid~=agree-first]')].map(
      ({ textContent }) => textContent,
    );
  afterEach(() => addConfigLayer({ privacyUrl: '' }));

  it.each([
    ['the registration by phone and email', () => <Register />, 2],
    ['the mobile registration', () => <MobileRegister />, 1],
  ])('is named and linked beside the agreement by %s, and the tick is for both', (_, open, forms) => {
    const { agree, agreement, privacy, agreeFirst, newWindow } = account.register;
    addConfigLayer({ privacyUrl: PRIVACY });
    screen = new ScreenUnderTest(open());
    const marked = [agreement, privacy].map((name) => name + newWindow);
    expect(screen.all(`a[href="${PRIVACY}"]`).map(({ textContent }) => textContent)).toEqual(
      Array(forms).fill(marked[1]),
    );
    expect(lines()).toEqual([
      ...Array(forms).fill(fill(agree, { agreement: marked.join('和') })),
      ...Array(forms).fill(fill(agreeFirst, { agreement: `${agreement}和${privacy}` })),
    ]);
    screen.close();

    addConfigLayer({ privacyUrl: '' });
    screen = new ScreenUnderTest(open());
    expect(lines()).toEqual([
      ...Array(forms).fill(fill(agree, { agreement: marked[0] as string })),
      ...Array(forms).fill(fill(agreeFirst, { agreement })),
    ]);
  });
});
