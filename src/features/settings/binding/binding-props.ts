import type { UserInfo } from '#api/member/viewer';
import type { BindingInfo } from '#api/settings/bindings';

/** Names of the sub-tabs (BIND-01). */
export const BINDING_TABS = ['info', 'email', 'mobile', 'others'] as const;
export type BindingTab = (typeof BINDING_TABS)[number];

/** Props of every binding sub-tab. */
export type BindingProps = {
  info: UserInfo;
  bindings: BindingInfo;
  /**
   * Called after a binding may have changed: reloads the bindings and shows `change` until they have loaded.
   */
  onChanged(change?: Partial<BindingInfo>): void;
  /** Shows another sub-tab. */
  onGoTo(tab: BindingTab): void;
};
