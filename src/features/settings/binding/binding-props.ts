import type { UserInfo } from '../../../api/account';
import type { BindingInfo } from '../../../api/bindings';

/** Names of the sub-tabs (BIND-01). */
export const BINDING_TABS = ['info', 'email', 'mobile', 'others'] as const;
export type BindingTab = (typeof BINDING_TABS)[number];

/** What every sub-tab of the binding accounts gets. */
export type BindingProps = {
  info: UserInfo;
  bindings: BindingInfo;
  /**
   * Something may have been bound, changed or removed: loads the bindings again, and shows `change` until they are there.
   */
  onChanged(change?: Partial<BindingInfo>): void;
  /** Shows another sub-tab. */
  onGoTo(tab: BindingTab): void;
};
