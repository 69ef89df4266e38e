import LogOut from 'lucide/dist/esm/icons/log-out.mjs';
import { useLayoutEffect, useRef, useState } from 'react';
import { UNREAD_SHOWN_MAX } from '#config/limits';
import type { Section } from '#config/member-center/sections';
import { overridden } from '#i18n/overrides';
import { isMobileDevice } from '#lib/device';
import { wordsIn } from '#lib/text/words-in';
import { RouteLink } from '#shared/navigation/route-link';
import { SECTION_ICONS } from '#shared/section-icons';
import { useLogout } from '#shared/sign-out/use-logout';
import { UnreadBadge } from '#shared/unread/unread-badge';
import { usePageConfig } from '#ui/hooks/use-page-config';
import { Icon } from '#ui/icon';
import { useLanguage } from '#ui/language';
import { css } from '#ui/styles/emotion';
import { token } from '#ui/styles/tokens';
import { MENU_TEXTS } from './menu-texts.build-time';
import { SECTION_ROUTES } from './section-routes.build-time';

type Props = {
  /** Valid names of sections, separated by white space. */
  links: string;
};

/** Links to sections of the member centre, those of the page, and the sign-out. */
export function AccountMenu({ links }: Props) {
  const { sections, mobileHome } = useMenuTexts();
  const logout = useLogout(isMobileDevice() ? 'MLogin' : 'Login');
  const slot = useRef<HTMLSlotElement>(null);
  const hasOwnLinks = useIsFilled(slot);
  const shown = wordsIn(links) as Section[];
  return (
    <div className={entries}>
      <nav aria-label={sections.menu} hidden={shown.length === 0 && !hasOwnLinks}>
        {shown.map((section) => (
          <RouteLink key={section} {...SECTION_ROUTES[section]}>
            <Icon shapes={SECTION_ICONS[section]} />
            <span>{sections[section]}</span>
            {section === 'message' && (
              <UnreadBadge kind="all" max={UNREAD_SHOWN_MAX} href="" blinkTitle={false} />
            )}
          </RouteLink>
        ))}
        <slot name="links" ref={slot} />
      </nav>
      <button type="button" part="button" data-testid="logout" onClick={logout}>
        <Icon shapes={LogOut} />
        {mobileHome.logout}
      </button>
    </div>
  );
}

/** Returns the texts of the menu with those of the page. None of their files can be missing once the menu is loaded. */
function useMenuTexts() {
  const language = useLanguage();
  const own = usePageConfig('texts');
  return overridden({ member: MENU_TEXTS[language] }, language, own).member;
}

/** Whether the page has put elements into a slot. */
function useIsFilled(slot: { readonly current: HTMLSlotElement | null }): boolean {
  const [isFilled, setFilled] = useState(false);
  useLayoutEffect(() => {
    const element = slot.current;
    const follow = () => setFilled(Boolean(element?.assignedElements().length));
    follow();
    element?.addEventListener('slotchange', follow);
    return () => element?.removeEventListener('slotchange', follow);
  }, [slot]);
  return isFilled;
}

const row = {
  display: 'flex',
  alignItems: 'center',
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
  '& a > span:first-of-type': { flex: 1 },
  '& svg': { color: token('color-text-muted') },
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
  '& nav': { paddingBottom: 8, borderBottom: `1px solid ${token('color-line')}` },
  '@media (hover:hover)': { '& a:hover,& button:hover': hovered, '& ::slotted(a:hover)': hovered },
  '& :focus-visible': { outlineOffset: -2 },
});
