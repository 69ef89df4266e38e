import { getUserInfo } from '#api/member/viewer';
import { css } from '#ui/styles/emotion';
import { AvatarSection } from './profile/avatar-section';
import { ProfileForm } from './profile/profile-form';
import type { TabProps } from './tab-props';

/** Basic info: avatar, nickname, sex, birthday, province and city (SET-02). */
export function BaseMessageTab({ info, onInfo }: TabProps) {
  /**
   * Reloads the viewer, because changes take effect after review. If that fails, shows what was saved, but for a nickname,
   * which is reviewed.
   */
  async function refresh(signal: AbortSignal, saved = info) {
    await getUserInfo({ signal }, saved).then(onInfo, () => onInfo({ ...saved, nickName: info.nickName }));
  }
  return (
    <div className={sections}>
      <AvatarSection avatarUrl={info.avatarUrl} onUploaded={refresh} />
      <ProfileForm info={info} onSaved={refresh} />
    </div>
  );
}

const sections = css({ display: 'grid', gap: 24 });
