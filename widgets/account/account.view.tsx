import { AccountMenu } from '#features/account-menu/account-menu';
import { renderView } from '../render-view';
import type { Connection, MountedView } from '../types';
import { preload } from './menu-box.chunk';
import type { MenuPart } from './menu-part';

const mountMenu = renderView(AccountMenu);

/** Mounts the links in the menu. Without the file that opens it, there is no view. */
export function mount(part: Connection): Promise<MountedView> {
  preload(part as MenuPart);
  return mountMenu(part);
}
