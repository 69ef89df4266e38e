import { useRef } from 'react';
import { UNREAD_SHOWN_MAX } from '#config/limits';
import { MENU, type Section, sectionRoute } from '#config/member-center/sections';
import { RouteLink } from '#shared/navigation/route-link';
import { UnreadBadge } from '#shared/unread/unread-badge';
import { useAreaTexts } from '#ui/hooks/use-area-texts';
import { useInSight } from '#ui/hooks/use-in-sight';
import { menuBar, menuEntries, menuSettings } from './menu.styles';

/**
 * Menu of the member centre (LAYOUT-02), with the number of unread messages. The settings are no entry of it; the link to
 * them is beside it.
 */
export function Menu({ section }: { section: Section }) {
  const { sections } = useAreaTexts('member');
  const row = useRef<HTMLElement>(null);
  useInSight(row, MENU.indexOf(section));

  const linkTo = (entry: Section) => ({
    ...sectionRoute(entry),
    'aria-current': entry === section ? ('page' as const) : undefined,
  });
  return (
    <div className={menuBar}>
      <nav ref={row} className={menuEntries} part="menu" aria-label={sections.menu}>
        {MENU.map((entry) => (
          <RouteLink key={entry} {...linkTo(entry)}>
            <span>{sections[entry]}</span>
            {entry === 'message' && (
              <UnreadBadge kind="all" max={UNREAD_SHOWN_MAX} href="" blinkTitle={false} />
            )}
          </RouteLink>
        ))}
      </nav>
      <div className={menuSettings}>
        <RouteLink {...linkTo('settings')} data-testid="to-settings">
          {sections.settings}
        </RouteLink>
      </div>
    </div>
  );
}
