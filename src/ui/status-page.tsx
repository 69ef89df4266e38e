import { Card } from './card';
import { Drawing, type Picture } from './drawing';
import type { Elements } from './elements';
import { css } from './styles/emotion';
import { token } from './styles/tokens';

type Props = {
  picture: Picture;
  title: string;
  text: string;
  /** Id of the text. */
  textId?: string;
  /** Id of what is announced with the title: the text, if it has an id. */
  describedBy?: string | undefined;
  /** One filled button or link, and at most one quiet one. */
  children: Elements;
  /** Below a line. */
  help?: Elements;
};

/** A screen that says how something stands. */
export function StatusPage({ picture, title, text, textId, describedBy = textId, children, help }: Props) {
  return (
    <Card title={title} describedBy={describedBy} className={page}>
      <p id={textId}>{text}</p>
      <div className={buttons}>{children}</div>
      {help && <div className={foot}>{help}</div>}
      <Drawing picture={picture} isLarge />
    </Card>
  );
}

const page = css({
  '&&': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0,1fr)',
    justifyItems: 'center',
    gap: 8,
    maxWidth: 560,
    padding: '48px 40px 40px',
    textAlign: 'center',
    '@container (width<480px)': { padding: '40px 16px' },
    // Above the title, which is the first child of a card.
    '& > svg': { order: -1 },
    '& > [part=title]': { margin: '8px 0 0', textWrap: 'balance' },
    '& > p': {
      maxWidth: '28em',
      color: token('color-text-muted'),
      fontVariantNumeric: 'tabular-nums',
      overflowWrap: 'anywhere',
      textWrap: 'balance',
    },
  },
});
const buttons = css({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: 12,
  marginTop: 16,
  '& > a,& > button': { minWidth: 'min(132px,100%)' },
});
const foot = css({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: '22px 24px',
  width: '100%',
  maxWidth: 400,
  marginTop: 24,
  paddingTop: 16,
  borderTop: `1px solid ${token('color-line')}`,
  color: token('color-text-muted'),
  fontSize: token('text-s'),
});
