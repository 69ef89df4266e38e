import { useEffect, useMemo, useState } from 'react';
import { MENU, type Section } from '#config/member-center/sections';
import { storeActiveMenu } from '#session/session';
import { useIsSignedIn } from '#session/use-session';
import { CurrentPageProvider, MenuPagesProvider, type SectionPage } from '#shared/route-tabs/section-pages';
import { watchUnread } from '#shared/unread/poller';
import { useViewer } from '#shared/viewer/use-viewer';
import { ViewerScope } from '#shared/viewer/viewer-scope';
import type { Elements } from '#ui/elements';
import { Menu } from './menu';
import { menuBar } from './menu.styles';
import { PageName } from './page-name';
import { ShellLayout } from './shell-layout';

type Props = {
  section: Section;
  hasMenu: boolean;
  screen: Elements;
  /** Rendered for signed-out viewers too. */
  children?: Elements;
};

/**
 * Frame of the member centre: menu, name of the page and viewer (LAYOUT-01). It stays mounted while the viewer
 * navigates between sections, so that the viewer is loaded once.
 */
export function Shell({ section, hasMenu, screen, children }: Props) {
  const [pages, setPages] = useState<readonly SectionPage[]>([]);
  const page = pages.find(({ isCurrent }) => isCurrent)?.label;
  const menu = useMemo(() => ({ hasMenu, onPages: setPages }), [hasMenu]);
  const viewer = useViewer();
  useEffect(watchUnread, []);
  useActiveMenu(section);
  return (
    <ShellLayout
      menu={
        hasMenu && (
          <div className={menuBar}>
            <Menu section={section} pages={pages} />
          </div>
        )
      }
      hidesHeader={section === 'home'}
      header={<PageName page={page} section={section} pages={pages} hasMenu={hasMenu} />}
    >
      <MenuPagesProvider value={menu}>
        <ViewerScope viewer={viewer}>{screen}</ViewerScope>
      </MenuPagesProvider>
      <CurrentPageProvider value={page}>{children}</CurrentPageProvider>
    </ShellLayout>
  );
}

/** Stores the menu entry of a signed-in viewer (STATE-01). The settings are not in the menu. */
function useActiveMenu(section: Section): void {
  const isSignedIn = useIsSignedIn();
  useEffect(() => {
    if (isSignedIn && MENU.includes(section)) storeActiveMenu(section);
  }, [isSignedIn, section]);
}
