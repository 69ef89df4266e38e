import type { ReactElement } from 'react';
import type { Elements } from './elements';
import { Heading } from './heading';
import { css } from './styles/emotion';
import { names } from './styles/names';
import { token } from './styles/tokens';

type Props = {
  title?: string | ReactElement;
  /** Id of a text that is announced with the title. */
  describedBy?: string;
  className?: string;
  children: Elements;
};

/**
 * The surface of a screen: title and content. Narrower than 360 px, it has full width and no border.
 */
export function Card({ title, describedBy, className, children }: Props) {
  return (
    <div className={frame}>
      <div className={names(card, className)} part="card">
        {title && (
          <Heading level={1} part="title" aria-describedby={describedBy}>
            {title}
          </Heading>
        )}
        {children}
      </div>
    </div>
  );
}

/** Content above a card, aligned with the card's content. */
export function AboveCard({ children }: { children: Elements }) {
  return (
    <div className={frame}>
      <div className={above}>{children}</div>
    </div>
  );
}

/** Container of the card's container query. The root box has the intrinsic width that it lacks. */
const frame = css({ containerType: 'inline-size' });

const edgeless = { maxWidth: 'none', padding: 16, borderWidth: 0 } as const;

const above = css({
  maxWidth: 400,
  margin: '0 auto 8px',
  padding: '0 33px',
  '@container (width<360px)': { padding: '0 16px' },
});

const card = css({
  maxWidth: 400,
  margin: 'auto',
  padding: 32,
  border: `1px solid ${token('color-line')}`,
  borderRadius: token('radius-l'),
  background: token('color-surface'),
  '& > [part=title]': { marginBottom: 20, fontSize: token('text-xl'), lineHeight: 1.3, fontWeight: 600 },
  '@container (width<360px)': edgeless,
  // Browsers without container queries (before 2023) use the viewport width.
  '@supports not (container-type:inline-size)': { '@media (max-width:359px)': edgeless },
});
