import { Card } from '../card';
import { inColumns } from '../styles/columns.styles';
import { css } from '../styles/emotion';
import { WITH_CODE } from '../styles/for-code';
import { formWidth } from '../styles/form-width.styles';
import { names } from '../styles/names';
import { LoadingText } from './loading-text';
import { Skeleton } from './skeleton';

/** The size of the content within a card. */
type ContentSize = {
  height: number;
  /** Height on a phone, for a form with two columns where it is wider. */
  phoneHeight?: number | undefined;
  /** Has the width of the card, for content other than a form. */
  isWide?: boolean;
};

/** The size of a card with its edges. */
export type CardSize = ContentSize & {
  width?: number;
  /** Has room for the QR code beside the form. */
  hasCode?: boolean;
};

/** Heights of the card's padding and borders, also on a phone, and of its title with the margin below. */
const EDGES = 66;
const PHONE_EDGES = 32;
const TITLE = 54;
/** Height of a label, a control and a message, as in `field.styles.ts`. */
const FIELD = 96;
/** Height of a button. */
const CONTROL = 44;

/** Skeleton of a screen's card. The rows of the route table have the size of each screen. */
export function Loading({ height = 302, phoneHeight, width = 400, hasCode = false }: Partial<CardSize>) {
  return (
    <div style={{ '--width': `${width}px` } as object} className={sized}>
      <Card className={hasCode ? WITH_CODE : ''}>
        <Skeleton className={title} />
        <LoadingFields
          height={height - EDGES - TITLE}
          isWide={Boolean(phoneHeight)}
          phoneHeight={phoneHeight && phoneHeight - PHONE_EDGES - TITLE}
        />
      </Card>
    </div>
  );
}

/** Skeleton of a form, or of other content of this height. */
export function LoadingFields({ height = 0, phoneHeight, isWide = false }: Partial<ContentSize>) {
  const style = phoneHeight ? { '--wide': `${height}px`, '--phone': `${phoneHeight}px` } : { height };
  return (
    <div
      className={names(!isWide && formWidth, fields, phoneHeight !== undefined && twoHeights)}
      style={style as object}
    >
      <LoadingText />
      {Array(Math.floor(Math.max(height, phoneHeight ?? 0) / FIELD))
        .fill(null)
        .map((_field, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the skeletons are alike
          <Skeleton key={index} className={field} />
        ))}
      {height % FIELD >= CONTROL && <Skeleton className={control} />}
    </div>
  );
}

const sized = css({ '& [part~=card]': { maxWidth: 'var(--width)' } });
const twoHeights = css({
  height: 'var(--phone)',
  overflow: 'hidden',
  ...inColumns({ height: 'var(--wide)' }),
});
const fields = css({ position: 'relative', display: 'grid', alignContent: 'start' });
const title = css({ width: '40%', height: 34, marginBottom: 20 });
const control = css({ height: CONTROL });
const field = css({ height: CONTROL, margin: '20px 0 24px' });
