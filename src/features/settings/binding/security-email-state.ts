import type { BindingInfo } from '../../../api/bindings';

/** How it stands with the security e-mail (doc 1 § 4, BIND-06 to BIND-11). */
export type EmailState = 'none' | 'pending' | 'expired' | 'active';

/** What the viewer is about to do with it. */
export type EmailTask = 'edit' | 'check' | 'change';

export type EmailView = EmailState | EmailTask;

/** What can be done in which state; the server may know of another state by the time. */
const TASKS: Readonly<Record<EmailState, readonly EmailTask[]>> = {
  none: [],
  pending: ['edit'],
  expired: ['edit'],
  active: ['check', 'change'],
};

type Known = Pick<BindingInfo, 'email' | 'isEmailActive'>;

/** @param isLinkOver whether the viewer came by a link that is no longer valid; an address that is active needs none */
export function emailStateOf({ email, isEmailActive }: Known, isLinkOver: boolean): EmailState {
  if (email === '') return 'none';
  if (isEmailActive) return 'active';
  return isLinkOver ? 'expired' : 'pending';
}

export function emailViewOf(state: EmailState, task: EmailTask | null): EmailView {
  return task && TASKS[state].includes(task) ? task : state;
}
