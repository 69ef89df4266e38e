import { SETTING_TABS } from '#config/member-center/sections';
import { RouteLink } from '#shared/navigation/route-link';
import { useAreaTexts } from '#ui/hooks/use-area-texts';
import { css } from '#ui/styles/emotion';
import { token } from '#ui/styles/tokens';

const LINKS = ['editAvatar', 'editNickname', 'settings'] as const;

/** Links for changing the viewer's profile; all lead to the basic info (HOME-02). */
export function ProfileLinks() {
  const { home } = useAreaTexts('member');
  return (
    <div className={list}>
      {LINKS.map((name) => (
        <RouteLink key={name} to="UserSetting" params={{ tabName: SETTING_TABS[0] }}>
          {home[name]}
        </RouteLink>
      ))}
    </div>
  );
}

const list = css({ display: 'flex', flexWrap: 'wrap', gap: 20, fontSize: token('text-s') });
