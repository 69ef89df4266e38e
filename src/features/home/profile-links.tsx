import Camera from 'lucide/dist/esm/icons/camera.mjs';
import Pencil from 'lucide/dist/esm/icons/pencil.mjs';
import Settings from 'lucide/dist/esm/icons/settings.mjs';
import { SETTING_TABS } from '#config/member-center/sections';
import { RouteLink } from '#shared/navigation/route-link';
import { useAreaTexts } from '#ui/hooks/use-area-texts';
import { Icon } from '#ui/icon';
import { css } from '#ui/styles/emotion';
import { token } from '#ui/styles/tokens';

const LINKS = [
  ['editAvatar', Camera],
  ['editNickname', Pencil],
  ['settings', Settings],
] as const;

/** Links for changing the viewer's profile; all lead to the basic info (HOME-02). */
export function ProfileLinks() {
  const { home } = useAreaTexts('member');
  return (
    <div className={list}>
      {LINKS.map(([name, shapes]) => (
        <RouteLink key={name} to="UserSetting" params={{ tabName: SETTING_TABS[0] }}>
          <Icon shapes={shapes} size={16} />
          <span>{home[name]}</span>
        </RouteLink>
      ))}
    </div>
  );
}

const list = css({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '8px 20px',
  fontSize: token('text-s'),
  '& a': { display: 'inline-flex', alignItems: 'center', gap: 6 },
});
