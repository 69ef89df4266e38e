import { useRef } from 'react';
import { MENU, type Section, sectionRoute } from '../../config/sections';
import { RouteLink } from '../../shared/navigation/route-link';
import { UnreadBadge } from '../../shared/unread/unread-badge';
import { useAreaTexts } from '../../ui/hooks/use-area-texts';
import { useInSight } from '../../ui/hooks/use-in-sight';
import { menuLook } from './menu.styles';

/** Highest number shown in the menu. */
const BADGE_MAX = 99;

/** Menu of the member centre (LAYOUT-02), with the number of unread messages. */
export function Menu({ section }: { section: Section }) {
  const { sections } = useAreaTexts('member');
  const row = useRef<HTMLElement>(null);
  useInSight(row, MENU.indexOf(section));
  return (
    <nav ref={row} className={menuLook} part="menu" aria-label={sections.menu}>
      {MENU.map((entry) => (
        <RouteLink key={entry} {...sectionRoute(entry)} aria-current={entry === section ? 'page' : undefined}>
          {sections[entry]}
          {entry === 'message' && <UnreadBadge kind="all" max={BADGE_MAX} href="" blinkTitle={false} />}
        </RouteLink>
      ))}
    </nav>
  );
}
