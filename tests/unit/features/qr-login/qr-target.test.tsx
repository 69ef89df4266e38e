import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { QR_POLL_MS } from '#config/limits';
import { QrLoginScreen } from '#features/qr-login/qr-login-screen';
import { ScreenUnderTest } from '../../../support/unit/refused-calls';
import { setVisible } from '../../../support/unit/visibility';

const PAGE = location.href;
const at = (path: string) => new URL(path, PAGE).href;
const follow = vi.spyOn(location, 'assign');
let screen: ScreenUnderTest;
beforeEach(() => {
  follow.mockReset().mockReturnValue();
  setVisible(true);
});
afterEach(() => {
  screen.close();
  history.replaceState(null, '', PAGE);
});

async function signIn(url: string, search: string, attribute: string, isCanceled = false) {
  history.replaceState(null, '', `${PAGE}?${search}`);
  screen = new ScreenUnderTest(
    <QrLoginScreen backurl={attribute} />,
    {},
    {
      '/generationQRCode': { code: 0, data: 'C' },
      '/getQrcodeStatus': { code: 0, data: { status: 0, url } },
    },
  );
  if (isCanceled) screen.cancels = /login-success/;
  await screen.settle();
  await screen.pass(QR_POLL_MS);
  await screen.settle();
  return screen.told.find(({ name }) => name === 'cntv-login-success')?.detail;
}

it.each([
  ['https://elsewhere.example/', 'backurl=/b&service=/s', '/a', 'https://elsewhere.example/'],
  ['http://elsewhere.example/', '', '', 'http://elsewhere.example/'],
  ['', 'backurl=/b&service=/s', '/a', at('/b')],
  ['', 'service=/s', '/a', at('/s')],
  ['', 'backurl=https://evil.example/&service=/s', '/a', at('/s')],
  ['', '', '/a', at('/a')],
  ['', 'backurl=https://evil.example/', 'https://evil.example/', at('/index.html')],
  ['', '', '', at('/index.html')],
  ['javascript:alert(1)', '', '/a', at('/a')],
])(
  'the URL %j of the server, the query %j and the attribute %j redirect to %s (OQ-39)',
  async (url, search, attribute, redirectTo) => {
    expect(await signIn(url, search, attribute)).toEqual({ redirectTo });
    expect(follow.mock.calls).toEqual([[redirectTo]]);
  },
);

it('does not redirect to the URL of the server if the page cancels the event (OQ-39)', async () => {
  expect(await signIn('https://elsewhere.example/', '', '', true)).toEqual({
    redirectTo: 'https://elsewhere.example/',
  });
  expect(follow).not.toHaveBeenCalled();
});
