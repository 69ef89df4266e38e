import type { ReactNode } from 'react';
import type { List } from '../../data/use-list';
import { Button } from '../../ui/button';
import { css } from '../../ui/emotion';
import { useTexts } from '../../ui/language';
import { token } from '../../ui/tokens';
import { visuallyHidden } from '../../ui/visually-hidden.styles';
import { RetryNotice } from '../query/retry-notice';

type Props<Item> = {
  list: List<Item>;
  /** Holds the place of the rows until they are known. */
  skeleton: ReactNode;
  emptyText: string;
  /** Where there are no rows to show, an empty list would be untrue (OQ-60). */
  failedText: string;
  children(items: readonly Item[]): ReactNode;
};

/**
 * The rows of a list, whatever its state. They stay while newer ones are loaded; when those fail, nothing is told, and
 * a retry is at hand (ERR-08, OQ-60). Part: `retry`.
 */
export function ListView<Item>({ list, skeleton, emptyText, failedText, children }: Props<Item>) {
  const { common } = useTexts();
  const { items, total, isLoading, hasFailed, retry } = list;

  if (!items && hasFailed) return <RetryNotice text={failedText} onRetry={retry} />;
  if (!items)
    return (
      <>
        <span className={visuallyHidden} role="status">
          {common.loading}
        </span>
        {skeleton}
      </>
    );
  return (
    <div aria-busy={isLoading || undefined}>
      {total === 0 ? <p className={empty}>{emptyText}</p> : children(items)}
      {hasFailed && (
        <Button variant="link" part="retry" onClick={retry}>
          {common.retry}
        </Button>
      )}
    </div>
  );
}

const empty = css({ color: token('color-text-muted'), fontSize: token('text-s') });
