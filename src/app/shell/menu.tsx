import { UNREAD_SHOWN_MAX } from '#config/limits';
import { MENU, type Section, sectionRoute } from '#config/member-center/sections';
import { RouteLink } from '#shared/navigation/route-link';
import type { SectionPage } from '#shared/route-tabs/section-pages';
import { SECTION_ICONS } from '#shared/section-icons';
import { UnreadBadge } from '#shared/unread/unread-badge';
import { useAreaTexts } from '#ui/hooks/use-area-texts';
import { Icon } from '#ui/icon';
import { menuEntries, menuPages, menuSettings } from './menu.styles';
import { PagePlaces } from './menu-places';

export type MenuProps = {
  section: Section;
  /** Pages of the settings, shown below their entry (OQ-98). */
  pages: readonly SectionPage[];
};

/**
 * Menu of the member centre (LAYOUT-02), with the number of unread messages. The settings are no entry of it; the link to
 * them is below it.
 * @param props `onPress`: called when a link is pressed
 */
export function Menu({ section, pages, onPress }: MenuProps & { onPress?(): void }) {
  const { sections } = useAreaTexts('member');
  const linkTo = (entry: Section) => ({
    ...sectionRoute(entry),
    onClick: onPress,
    'aria-current': entry === section ? ('page' as const) : undefined,
  });
  return (
    <>
      <nav className={menuEntries} part="menu" aria-label={sections.menu}>
        {MENU.map((entry) => (
          <RouteLink key={entry} {...linkTo(entry)}>
            <Icon shapes={SECTION_ICONS[entry]} />
            <span>{sections[entry]}</span>
            {entry === 'message' && (
              <UnreadBadge kind="all" max={UNREAD_SHOWN_MAX} href="" blinkTitle={false} />
            )}
          </RouteLink>
        ))}
      </nav>
      <nav className={menuSettings} aria-label={sections.settings}>
        <RouteLink
          {...linkTo('settings')}
          {...(pages.length > 0 && { 'aria-current': 'true' })}
          data-testid="to-settings"
        >
          <Icon shapes={SECTION_ICONS.settings} />
          <span>{sections.settings}</span>
        </RouteLink>
        <div className={menuPages} data-testid="menu-pages">
          {!pages.length && <PagePlaces section={section} />}
          {pages.map(({ label, to, params, isCurrent }) => (
            <RouteLink
              key={label}
              to={to}
              params={params}
              onClick={onPress}
              aria-current={isCurrent ? 'page' : undefined}
            >
              {label}
            </RouteLink>
          ))}
        </div>
      </nav>
    </>
  );
}
