import { Picture } from './picture';
import { css } from './styles/emotion';
import { names } from './styles/names';
import { token } from './styles/tokens';

type AvatarSize = keyof typeof AVATAR_SIZES;

/**
 * The profile picture of a user, or an icon if there is none or it fails to load. It has no text alternative, because it
 * is always beside the name.
 */
export function Avatar({ src, size = 60 }: { src: string; size?: AvatarSize }) {
  return (
    <span className={names(frame, AVATAR_SIZES[size])} part="avatar">
      <Picture
        src={src}
        width={size}
        height={size}
        instead={
          <svg viewBox="0 0 24 24" aria-hidden="true">
            <circle cx="12" cy="9" r="4" />
            <path d="M4 24a8 8 0 0 1 16 0z" />
          </svg>
        }
      />
    </span>
  );
}

const frame = css({
  flex: 'none',
  display: 'block',
  overflow: 'hidden',
  // Visible with forced colours only, which remove the background.
  border: '1px solid transparent',
  borderRadius: '50%',
  background: token('color-surface-sunken'),
  '& img': { display: 'block', width: '100%', height: '100%', objectFit: 'cover' },
  '& svg': { display: 'block', fill: token('color-text-muted') },
});

/** 96 is 72 in a narrow card. */
export const AVATAR_SIZES = {
  60: css({ width: 60, height: 60 }),
  96: css({ width: 72, height: 72, '@container (width>=560px)': { width: 96, height: 96 } }),
  120: css({ width: 120, height: 120 }),
};
