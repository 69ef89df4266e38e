import { useCallback, useState } from 'react';
import { getUserInfo, type UserInfo } from '../../api/account';
import { css } from '../../ui/emotion';
import { AvatarSection } from './profile/avatar-section';
import { ProfileForm } from './profile/profile-form';

/** Basic info: picture, nickname, sex, birthday, province and city (SET-02). */
export function Tab({ info: first }: { info: UserInfo }) {
  const [info, setInfo] = useState(first);

  /** Changes wait for their review, so the service says what is shown now. It worked, whether it says so or not. */
  const refresh = useCallback(async (signal: AbortSignal) => {
    await getUserInfo({ signal }).then(setInfo, () => {});
  }, []);
  return (
    <div className={sections}>
      <AvatarSection avatarUrl={info.avatarUrl} onUploaded={refresh} />
      <ProfileForm info={info} onSaved={refresh} />
    </div>
  );
}

const sections = css({ display: 'grid', gap: 24 });
