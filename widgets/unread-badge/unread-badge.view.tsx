import type { UnreadKind } from '../../src/session/unread';
import { UnreadBadge } from '../../src/shared/unread/unread-badge';

type Props = { kind: UnreadKind; max: number; href: string; blinkTitle: boolean };

export function View(props: Props) {
  return <UnreadBadge {...props} />;
}
