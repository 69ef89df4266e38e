import type { ReactNode } from 'react';
import type { List } from '#data/use-list';
import { Button } from '#ui/button';
import type { Elements } from '#ui/elements';
import { useTexts } from '#ui/language';
import { LoadingText } from '#ui/loading/loading-text';
import { css } from '#ui/styles/emotion';
import { token } from '#ui/styles/tokens';
import { RetryNotice } from '../query/retry-notice';

/** What is shown of a list. */
export type ShownList<Item> = Pick<
  List<Item>,
  'items' | 'total' | 'isLoading' | 'error' | 'isUnreadable' | 'retry'
>;

type Props<Item> = {
  list: ShownList<Item>;
  /** Shown until rows have loaded. */
  skeleton: Elements;
  /** Shown when there are no items. */
  empty: ReactNode;
  /** Shown with a retry when there are no rows and a load fails (OQ-60). */
  failedText: string;
  /** Whether the list is a whole section. */
  isWhole?: boolean;
  children(items: readonly Item[]): Elements;
};

/**
 * Renders a list in each of its states. The rows stay visible while it revalidates; when that fails, only a
 * retry button appears (ERR-08, OQ-60).
 */
export function ListView<Item>({ list, skeleton, empty, failedText, isWhole, children }: Props<Item>) {
  const { common } = useTexts();
  const { items, total, isLoading, error, isUnreadable, retry } = list;

  // No rows of a list that is not empty: the viewer has removed all of this page, and the next ones are not loaded yet.
  const isKnown = items && (items.length > 0 || total === 0);
  if (!isKnown && (error || isUnreadable))
    return <RetryNotice text={failedText} error={error} isWhole={isWhole} onRetry={retry} />;
  if (!isKnown)
    return (
      <>
        <LoadingText />
        {skeleton}
      </>
    );
  return (
    <div aria-busy={isLoading || undefined}>
      {total === 0 ? <div className={nothing}>{empty}</div> : children(items)}
      {Boolean(error) && (
        <Button variant="link" data-testid="retry" onClick={retry}>
          {common.retry}
        </Button>
      )}
    </div>
  );
}

const nothing = css({ color: token('color-text-muted'), fontSize: token('text-s') });
