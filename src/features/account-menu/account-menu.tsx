import { Suspense, useEffect } from 'react';
import type { Section } from '#config/member-center/sections';
import { RouteLink } from '#shared/navigation/route-link';
import { signInRoute } from '#shared/sign-in/sign-in-page';
import { useLogout } from '#shared/sign-out/use-logout';
import { watchUnread } from '#shared/unread/poller';
import { UnreadBadge } from '#shared/unread/unread-badge';
import { useAreaTexts } from '#ui/hooks/use-area-texts';
import { css } from '#ui/styles/emotion';
import { names } from '#ui/styles/names';
import { root } from '#ui/styles/root.styles';
import { token } from '#ui/styles/tokens';
import { SECTION_ROUTES } from './section-routes.build-time';

/** Highest number shown. */
const BADGE_MAX = 99;

type Props = {
  /** Valid names of sections, separated by blanks. */
  links: string;
};

/** Links to sections of the member centre, those of the page, and the sign-out. */
export function AccountMenu({ links }: Props) {
  return (
    <Suspense fallback={null}>
      <Entries links={links} />
    </Suspense>
  );
}

function Entries({ links }: Props) {
  const { sections, mobileHome } = useAreaTexts('member');
  const logout = useLogout(signInRoute().to === 'Login' ? 'Login' : 'MLogin');
  const shown = links.split(' ').filter(Boolean) as Section[];
  useEffect(watchUnread, []);
  return (
    <div className={names(root, entries)}>
      <nav part="menu" aria-label={sections.menu}>
        {shown.map((section) => (
          <RouteLink key={section} {...SECTION_ROUTES[section]}>
            <span>{sections[section]}</span>
            {section === 'message' && <UnreadBadge kind="all" max={BADGE_MAX} href="" blinkTitle={false} />}
          </RouteLink>
        ))}
        <slot name="links" />
      </nav>
      <button type="button" part="button" data-testid="logout" onClick={logout}>
        {mobileHome.logout}
      </button>
    </div>
  );
}

const row = {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 12,
  width: '100%',
  minHeight: token('control-height'),
  padding: '0 12px',
  borderRadius: token('radius-s'),
  color: token('color-text'),
  textDecoration: 'none',
} as const;
const hovered = {
  background: token('color-surface-sunken'),
  color: token('color-text'),
  textDecoration: 'none',
};

const entries = css({
  '& a,& button': row,
  // The rows are large enough as touch targets.
  '& a::after': { content: 'none' },
  '& button': {
    marginTop: 8,
    border: 0,
    background: 'none',
    font: 'inherit',
    textAlign: 'start',
    cursor: 'pointer',
  },
  // A line between the links and the sign-out.
  '& nav:not(:empty)': { paddingBottom: 8, borderBottom: `1px solid ${token('color-line')}` },
  '@media (hover:hover)': { '& a:hover,& button:hover': hovered, '& ::slotted(a:hover)': hovered },
  '& :focus-visible': { outlineOffset: -2 },
});
