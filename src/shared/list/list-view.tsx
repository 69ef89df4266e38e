import type { ReactNode } from 'react';
import type { List } from '#data/use-list';
import { Button } from '#ui/button';
import type { Elements } from '#ui/elements';
import { useTexts } from '#ui/language';
import { css } from '#ui/styles/emotion';
import { token } from '#ui/styles/tokens';
import { visuallyHidden } from '#ui/styles/visually-hidden.styles';
import { RetryNotice } from '../query/retry-notice';

/** What is shown of a list. */
export type ShownList<Item> = Pick<List<Item>, 'items' | 'total' | 'isLoading' | 'hasFailed' | 'retry'>;

type Props<Item> = {
  list: ShownList<Item>;
  /** Shown until the first rows have loaded. */
  skeleton: Elements;
  /** Shown when there are no items. */
  empty: ReactNode;
  /** Shown with a retry when the first load fails (OQ-60). */
  failedText: string;
  children(items: readonly Item[]): Elements;
};

/**
 * Renders a list in each of its states. The rows stay visible while it revalidates; when that fails, only a
 * retry button appears (ERR-08, OQ-60).
 */
export function ListView<Item>({ list, skeleton, empty, failedText, children }: Props<Item>) {
  const { common } = useTexts();
  const { items, total, isLoading, hasFailed, retry } = list;

  // Malformed items are left out. If none remain, the list is not shown as empty.
  const isUnreadable = !isLoading && items?.length === 0 && total > 0;
  if (isUnreadable || (!items && hasFailed)) return <RetryNotice text={failedText} onRetry={retry} />;
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
      {total === 0 ? <div className={nothing}>{empty}</div> : children(items)}
      {hasFailed && (
        <Button variant="link" data-testid="retry" onClick={retry}>
          {common.retry}
        </Button>
      )}
    </div>
  );
}

const nothing = css({ color: token('color-text-muted'), fontSize: token('text-s') });
