import type { UnreadKind } from '#session/unread';
import { UnreadBadge } from '#shared/unread/unread-badge';
import { renderView } from '../render-view';

type Props = { kind: UnreadKind; max: number; href: string; blinkTitle: boolean };

function View(props: Props) {
  return <UnreadBadge {...props} />;
}

export const mount = renderView(View);
