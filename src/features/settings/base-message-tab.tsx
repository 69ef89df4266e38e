import { getUserInfo } from '#api/member/viewer';
import { css } from '#ui/styles/emotion';
import { AvatarSection } from './profile/avatar-section';
import { ProfileForm } from './profile/profile-form';
import type { TabProps } from './tab-props';

/** Basic info: avatar, nickname, sex, birthday, province and city (SET-02). */
export function BaseMessageTab({ info, onInfo }: TabProps) {
  /**
   * Reloads the viewer, because changes take effect after review. A failure is ignored: the change was saved.
   */
  async function refresh(signal: AbortSignal) {
    await getUserInfo({ signal }, info.uid).then(onInfo, () => {});
  }
  return (
    <div className={sections}>
      <AvatarSection avatarUrl={info.avatarUrl} onUploaded={refresh} />
      <ProfileForm info={info} onSaved={refresh} />
    </div>
  );
}

const sections = css({ display: 'grid', gap: 24 });
