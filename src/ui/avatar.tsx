import { useState } from 'react';
import { css } from './emotion';
import { token } from './tokens';

/**
 * A person's picture, beside their name and so without words of its own; where there is none, or it cannot be loaded,
 * a drawn one. Part: `avatar`.
 * @param src http(s) address, or empty
 */
export function Avatar({ src }: { src: string }) {
  const [broken, setBroken] = useState('');
  return (
    <span className={frame} part="avatar">
      {src && src !== broken ? (
        <img src={src} alt="" width={SIZE} height={SIZE} onError={() => setBroken(src)} />
      ) : (
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <circle cx="12" cy="9" r="4" />
          <path d="M4 24a8 8 0 0 1 16 0z" />
        </svg>
      )}
    </span>
  );
}

/** The smaller of the two documented sizes (doc 1 § 9). */
const SIZE = 60;

const frame = css({
  flex: 'none',
  display: 'block',
  width: SIZE,
  height: SIZE,
  overflow: 'hidden',
  // Only seen with forced colours, which take the background away.
  border: '1px solid transparent',
  borderRadius: '50%',
  background: token('color-surface-sunken'),
  '& img': { display: 'block', width: '100%', height: '100%', objectFit: 'cover' },
  '& svg': { display: 'block', fill: token('color-text-muted') },
});
