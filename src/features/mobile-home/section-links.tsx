import ChevronRight from 'lucide/dist/esm/icons/chevron-right.mjs';
import { UNREAD_SHOWN_MAX } from '#config/limits';
import { type Section, sectionRoute } from '#config/member-center/sections';
import { RouteLink } from '#shared/navigation/route-link';
import { UnreadBadge } from '#shared/unread/unread-badge';
import { useAreaTexts } from '#ui/hooks/use-area-texts';
import { Icon } from '#ui/icon';
import { css } from '#ui/styles/emotion';
import { token } from '#ui/styles/tokens';

/** The favourites are linked from their own section. */
const LINKED: readonly Section[] = ['message', 'history', 'subscribe'];

/** Links from the personal centre to the lists of the member centre. */
export function SectionLinks() {
  const { sections } = useAreaTexts('member');
  return (
    <nav aria-label={sections.menu} data-testid="section-links">
      {LINKED.map((section) => (
        <RouteLink key={section} className={row} {...sectionRoute(section)}>
          <span className={label}>{sections[section]}</span>
          {section === 'message' && (
            <UnreadBadge kind="all" max={UNREAD_SHOWN_MAX} href="" blinkTitle={false} />
          )}
          <Icon shapes={ChevronRight} />
        </RouteLink>
      ))}
    </nav>
  );
}

/** Looks like the title of a section that can be expanded. */
const row = css({
  '&&': { display: 'flex', color: 'inherit' },
  alignItems: 'center',
  gap: 12,
  minHeight: 52,
  borderBottom: `1px solid ${token('color-line')}`,
  fontSize: token('text-m'),
  fontWeight: 600,
  // The link itself is large enough as a touch target.
  '&&::after': { content: 'none' },
  '@media (hover:hover)': { '&:hover': { textDecoration: 'none' } },
});
const label = css({ flex: 1 });
