import type { ReactElement } from 'react';
import type { Elements } from './elements';
import { Heading } from './heading';
import { spin } from './loading/spinner.styles';
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
 * The surface of a screen: title and content. On a phone it has no edge.
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

const NOT_ON_PHONES = '@media (min-width:600px)';
const WIDE = '@container (width>=480px)';

const above = css({
  maxWidth: 400,
  margin: '0 auto 8px',
  padding: '0 16px',
  [NOT_ON_PHONES]: { padding: '0 25px' },
  [WIDE]: { padding: '0 33px' },
});

const card = css({
  maxWidth: 400,
  margin: 'auto',
  padding: 16,
  background: token('color-surface'),
  '& > [part=title]': {
    marginBottom: 20,
    fontSize: `calc(${token('text-xl')}/1.2)`,
    lineHeight: 1.3,
    fontWeight: 600,
  },
  [NOT_ON_PHONES]: {
    padding: 24,
    border: `1px solid ${token('color-line')}`,
    borderRadius: token('radius-l'),
  },
  // A spinner in the place of the content, while the box around the root box is busy.
  '[aria-busy]>.root &': { position: 'relative' },
  '[aria-busy]>.root &>*': { visibility: 'hidden' },
  '[aria-busy]>.root &::after': { ...spin, position: 'absolute', inset: 0, margin: 'auto' },
  [WIDE]: { padding: 32, '& > [part=title]': { fontSize: token('text-xl') } },
});
