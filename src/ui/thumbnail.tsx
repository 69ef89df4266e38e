import { useState } from 'react';
import { css } from './styles/emotion';
import { token } from './styles/tokens';

/**
 * A small decorative picture beside its text, or an empty box of the same size if there is none or it fails to load.
 */
export function Thumbnail({ src }: { src: string }) {
  const [broken, setBroken] = useState('');
  return (
    <span className={frame} data-testid="thumbnail">
      {src && src !== broken && <img src={src} alt="" loading="lazy" onError={() => setBroken(src)} />}
    </span>
  );
}

const frame = css({
  flex: 'none',
  display: 'block',
  width: 96,
  height: 54,
  overflow: 'hidden',
  borderRadius: token('radius-s'),
  background: token('color-surface-sunken'),
  '& img': { display: 'block', width: '100%', height: '100%', objectFit: 'cover' },
});
