import { AccountMenu } from '#features/account-menu/account-menu';
import { renderView } from '../render-view';

export const mount = renderView(AccountMenu);
