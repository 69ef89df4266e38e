import type { ReactNode } from 'react';
import { Drawing, type Picture } from './drawing';
import type { Elements } from './elements';
import { css } from './styles/emotion';
import { token } from './styles/tokens';

type Props = {
  picture: Picture;
  title: ReactNode;
  /** One sentence. */
  text?: string | undefined;
  /** A button, or a link that looks like one. */
  action?: Elements;
  part?: string;
  'data-testid'?: string;
};

/** In place of content that there is not, or that could not be loaded. */
export function EmptyState({ picture, title, text, action, ...rest }: Props) {
  return (
    <div {...rest} className={box}>
      <Drawing picture={picture} />
      <div className={heading}>{title}</div>
      {text && <p className={sentence}>{text}</p>}
      {action && <div className={below}>{action}</div>}
    </div>
  );
}

const box = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0,1fr)',
  justifyItems: 'center',
  gap: 4,
  padding: '32px 16px 40px',
  textAlign: 'center',
});
const heading = css({
  // That of a line, also before a live region has its text.
  minHeight: 26,
  marginTop: 16,
  color: token('color-text'),
  fontSize: token('text-l'),
  lineHeight: 1.45,
  fontWeight: 600,
});
const sentence = css({
  maxWidth: '22em',
  color: token('color-text-muted'),
  fontSize: token('text-s'),
  textWrap: 'balance',
});
const below = css({ marginTop: 16 });
