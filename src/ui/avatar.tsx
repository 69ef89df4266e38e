import { useState } from 'react';
import { css } from './emotion';
import { names } from './names';
import { token } from './tokens';

/**
 * A person's picture, beside their name and so without words of its own; where there is none, or it cannot be loaded,
 * a drawn one. Part: `avatar`.
 * @param src http(s) address, or empty
 * @param size its edge in CSS pixels, one of the two documented ones (doc 1 § 9, AVATAR-06)
 */
export function Avatar({ src, size = 60 }: { src: string; size?: 60 | 120 }) {
  const [broken, setBroken] = useState('');
  return (
    <span className={names(frame, SIZES[size])} part="avatar">
      {src && src !== broken ? (
        <img src={src} alt="" width={size} height={size} onError={() => setBroken(src)} />
      ) : (
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <circle cx="12" cy="9" r="4" />
          <path d="M4 24a8 8 0 0 1 16 0z" />
        </svg>
      )}
    </span>
  );
}

const frame = css({
  flex: 'none',
  display: 'block',
  overflow: 'hidden',
  // Only seen with forced colours, which take the background away.
  border: '1px solid transparent',
  borderRadius: '50%',
  background: token('color-surface-sunken'),
  '& img': { display: 'block', width: '100%', height: '100%', objectFit: 'cover' },
  '& svg': { display: 'block', fill: token('color-text-muted') },
});

const SIZES = { 60: css({ width: 60, height: 60 }), 120: css({ width: 120, height: 120 }) };
