import { getUserInfo } from '#api/member/viewer';
import { css } from '#ui/styles/emotion';
import { AvatarSection } from './profile/avatar-section';
import { ProfileForm } from './profile/profile-form';
import type { TabProps } from './tab-props';

/** Basic info: avatar, nickname, sex, birthday, province and city (SET-02). */
export function BaseMessageTab({ info, onInfo }: TabProps) {
  /**
   * Shows what was saved, and reloads the viewer, because a nickname takes effect after review. A failure is ignored: the
   * change was saved.
   */
  async function refresh(signal: AbortSignal, saved = info) {
    onInfo({ ...saved, nickName: info.nickName });
    await getUserInfo({ signal }, saved).then(onInfo, () => {});
  }
  return (
    <div className={sections}>
      <AvatarSection avatarUrl={info.avatarUrl} onUploaded={refresh} />
      <ProfileForm info={info} onSaved={refresh} />
    </div>
  );
}

const sections = css({ display: 'grid', gap: 24 });
