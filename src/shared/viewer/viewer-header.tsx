import type { UserInfo } from '#api/member/viewer';
import { Avatar } from '#ui/avatar';
import type { Elements } from '#ui/elements';
import { Heading } from '#ui/heading';
import { useAreaTexts } from '#ui/hooks/use-area-texts';
import { ServerText } from '#ui/server-text';
import { css } from '#ui/styles/emotion';
import { names } from '#ui/styles/names';
import { token } from '#ui/styles/tokens';

type Props = {
  info: UserInfo;
  level: 2 | 3;
  isLarge?: boolean;
  /** A line below the nickname, within the height of the avatar. */
  children?: Elements;
};

/** Avatar and nickname of the viewer (HOME-01, MOB-07), in the size of `ViewerSkeleton`. */
export function ViewerHeader({ info, level, isLarge = false, children }: Props) {
  const { viewer } = useAreaTexts('member');
  return (
    <div className={row}>
      <Avatar src={info.avatarUrl} size={isLarge ? 96 : 60} />
      <div className={words}>
        <Heading
          level={level}
          className={names(name, isLarge && largeName)}
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
const words = css({ display: 'grid', justifyItems: 'start', gap: 6, minWidth: 0 });
const largeName = css({ '&&': { fontSize: token('text-xl') } });
const name = css({
  fontSize: token('text-l'),
  lineHeight: 1.3,
  fontWeight: 600,
  // A nickname may be one long word.
  wordBreak: 'break-word',
});
