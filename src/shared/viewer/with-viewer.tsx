import type { UserInfo } from '#api/member/viewer';
import type { Elements } from '#ui/elements';
import { useAreaTexts } from '#ui/hooks/use-area-texts';
import { RetryNotice } from '../query/retry-notice';
import type { Viewer } from './use-viewer';
import { useScopedViewer } from './viewer-scope';

type Props = {
  /** Skeleton of the content. */
  skeleton: Elements;
  children(info: UserInfo, viewer: Viewer): Elements;
};

/** Renders content that needs the viewer's data; until they are loaded, a skeleton of the same size. */
export function WithViewer({ skeleton, children }: Props) {
  const texts = useAreaTexts('member').viewer;
  const viewer = useScopedViewer();
  const { value, error, retry } = viewer;
  if (value) return children(value, viewer);
  if (error) return <RetryNotice text={texts.failed} error={error} onRetry={retry} />;
  return skeleton;
}
