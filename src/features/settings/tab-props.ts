import type { UserInfo } from '#api/member/viewer';
import type { Elements } from '#ui/elements';

export type TabProps = {
  /** Data of the signed-in viewer. */
  info: UserInfo;
  /** Called with the viewer's new data after a change. */
  onInfo(info: UserInfo): void;
  /** Skeleton of the tab, rendered while its data are loaded. */
  skeleton: Elements;
};
