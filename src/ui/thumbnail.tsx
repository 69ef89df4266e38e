import { Picture } from './picture';
import { css } from './styles/emotion';
import { stroke } from './styles/stroke';
import { token } from './styles/tokens';

/**
 * A small decorative picture beside its text, or a placeholder of the same size if there is none or it fails to load.
 * @param src http(s) URL, or the empty string
 */
export function Thumbnail({ src }: { src: string }) {
  return (
    <span className={frame} data-testid="thumbnail">
      <Picture
        src={src}
        loading="lazy"
        instead={
          <svg viewBox="0 0 20 20" width="20" height="20" aria-hidden="true">
            <path d="M7 5l8 5-8 5z" />
          </svg>
        }
      />
    </span>
  );
}

const frame = css({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  width: 96,
  height: 54,
  overflow: 'hidden',
  borderRadius: token('radius-s'),
  background: token('color-surface-sunken'),
  color: token('color-control-edge'),
  '& svg': stroke,
  '& img': { display: 'block', width: '100%', height: '100%', objectFit: 'cover' },
});
