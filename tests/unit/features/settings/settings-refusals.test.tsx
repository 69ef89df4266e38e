import { describe, vi } from 'vitest';
import { CURRENT_PASSWORD_WRONG } from '#config/error-codes';
import { LogOffTab as LogOff } from '#features/settings/log-off-tab';
import { MyFavouriteTab as MyFavourite } from '#features/settings/my-favourite-tab';
import { useViewer } from '#shared/viewer/use-viewer';
import { ViewerScope } from '#shared/viewer/viewer-scope';
import { testRefusals } from '../../../support/unit/refused-calls';

vi.mock('#ui/hooks/use-area-texts', () => import('../../../support/unit/area-texts'));

function ViewerFavourites() {
  return (
    <ViewerScope viewer={useViewer()}>
      <MyFavourite skeleton={null} />
    </ViewerScope>
  );
}

describe('POST programme/user', () =>
  testRefusals('FAV-03', {
    path: '/programme/user',
    asks: [CURRENT_PASSWORD_WRONG],
    open: () => <ViewerFavourites />,
    needsViewer: true,
    before: {
      '/user/info': { code: 0, data: { uid: 1 } },
      '/programme': { code: 0, data: { channels: [{ id: 'c1', name: '综合' }], columns: [] } },
      '/programme/user': { code: 0, data: null },
    },
    typed: {},
    act: (screen) => screen.submit('#channels-0'),
    button: '[type=submit]',
  }));

describe('POST user/account/cancellation', () =>
  testRefusals('CANCEL-06', {
    path: '/account/cancellation',
    open: () => <LogOff />,
    typed: {},
    async prepare(screen) {
      await screen.pass(10_000);
      await screen.press('#agree-deletion');
    },
    async act(screen) {
      await screen.press('[data-testid~=log-off]');
      await screen.press('[data-testid~=confirm]');
    },
    button: '[data-testid~=log-off]',
  }));
