import type { BindingInfo } from '#api/settings/bindings';

/** State of the security email (doc 1 § 4, BIND-06 to BIND-11). */
export type EmailState = 'none' | 'pending' | 'expired' | 'active';

/** The change that the viewer has started. */
export type EmailTask = 'edit' | 'check' | 'change';

export type EmailView = EmailState | EmailTask;

/** Tasks allowed in each state; a task ends when a reload yields a state that does not allow it. */
const TASKS: Readonly<Record<EmailState, readonly EmailTask[]>> = {
  none: [],
  pending: ['edit'],
  expired: ['edit'],
  active: ['check', 'change'],
};

type Known = Pick<BindingInfo, 'email' | 'isEmailActive'>;

/** @param isLinkOver whether the viewer opened an expired link; ignored if the address is active */
export function emailStateOf({ email, isEmailActive }: Known, isLinkOver: boolean): EmailState {
  if (email === '') return 'none';
  if (isEmailActive) return 'active';
  return isLinkOver ? 'expired' : 'pending';
}

export function emailViewOf(state: EmailState, task: EmailTask | null): EmailView {
  return task && TASKS[state].includes(task) ? task : state;
}
