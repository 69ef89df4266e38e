import { useEffect } from 'react';
import { MENU, type Section } from '#config/member-center/sections';
import { storeActiveMenu } from '#session/session';
import { useIsSignedIn } from '#session/use-session';
import { watchUnread } from '#shared/unread/poller';
import { useViewer } from '#shared/viewer/use-viewer';
import { ViewerScope } from '#shared/viewer/viewer-scope';
import type { Elements } from '#ui/elements';
import { useAreaTexts } from '#ui/hooks/use-area-texts';
import { css } from '#ui/styles/emotion';
import { token } from '#ui/styles/tokens';
import { Menu } from './menu';
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
  const { sections } = useAreaTexts('member');
  const viewer = useViewer();
  useEffect(watchUnread, []);
  useActiveMenu(section);
  return (
    <ShellLayout
      menu={hasMenu && <Menu section={section} />}
      header={
        <h1 className={title} part="title">
          {sections[section]}
        </h1>
      }
    >
      <ViewerScope viewer={viewer}>{screen}</ViewerScope>
      {children}
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

const title = css({ fontSize: token('text-xl'), lineHeight: 1.3, fontWeight: 600 });
