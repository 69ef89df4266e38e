import { getUserInfo } from '../../api/account';
import { css } from '../../ui/emotion';
import { AvatarSection } from './profile/avatar-section';
import { ProfileForm } from './profile/profile-form';
import type { TabProps } from './tabs';

/** Basic info: picture, nickname, sex, birthday, province and city (SET-02). */
export function Tab({ info, onInfo }: TabProps) {
  /** Changes wait for their review, so the service says what is shown now. It worked, whether it says so or not. */
  async function refresh(signal: AbortSignal) {
    await getUserInfo({ signal }).then(onInfo, () => {});
  }
  return (
    <div className={sections}>
      <AvatarSection avatarUrl={info.avatarUrl} onUploaded={refresh} />
      <ProfileForm info={info} onSaved={refresh} />
    </div>
  );
}

const sections = css({ display: 'grid', gap: 24 });
