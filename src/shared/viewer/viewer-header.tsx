import type { UserInfo } from '#api/member/viewer';
import { Avatar } from '#ui/avatar';
import type { Elements } from '#ui/elements';
import { Heading } from '#ui/heading';
import { useAreaTexts } from '#ui/hooks/use-area-texts';
import { ServerText } from '#ui/server-text';
import { css } from '#ui/styles/emotion';
import { token } from '#ui/styles/tokens';

type Props = {
  info: UserInfo;
  level: 2 | 3;
  /** A line below the nickname, within the height of the avatar. */
  children?: Elements;
};

/** Avatar and nickname of the viewer (HOME-01, MOB-07). */
export function ViewerHeader({ info, level, children }: Props) {
  const { viewer } = useAreaTexts('member');
  return (
    <div className={row}>
      <Avatar src={info.avatarUrl} />
      <div className={words}>
        <Heading
          level={level}
          className={name}
          data-testid="nickname"
          translate={info.nickName ? 'no' : undefined}
        >
          <ServerText text={info.nickName || viewer.noName} />
        </Heading>
        {children}
      </div>
    </div>
  );
}

export const row = css({ display: 'flex', alignItems: 'center', gap: 16, minHeight: 60 });
const words = css({ minWidth: 0 });
const name = css({
  fontSize: token('text-l'),
  lineHeight: 1.3,
  fontWeight: 600,
  // A nickname may be one long word.
  wordBreak: 'break-word',
});
