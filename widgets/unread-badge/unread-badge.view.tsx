import { UnreadBadge } from '../../src/blocks/unread/unread-badge';
import type { UnreadKind } from '../../src/session/unread';

type Props = { kind: UnreadKind; max: number; href: string; blinkTitle: boolean };

export function View(props: Props) {
  return <UnreadBadge {...props} />;
}
