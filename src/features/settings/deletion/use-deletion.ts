import { useState } from 'react';
import { deleteAccount } from '#api/settings/deletion';
import { type SsoTicket, signOut } from '#api/sign-in/account';
import { EVENTS } from '#config/events';
import { DELETION_LEAVE_MS, TOAST_MS } from '#config/limits';
import { pageUrl } from '#lib/document/page-url';
import { forgetLastWay } from '#session/last-way';
import { routeAddress } from '#shared/navigation/address';
import { useHrefOf } from '#shared/navigation/use-href-of';
import { propagateSso } from '#shared/sign-in/propagate-sso';
import { useSubmission } from '#shared/submission/use-submission';
import { useViewerHold } from '#shared/viewer/viewer-hold';
import { useAreaTexts } from '#ui/hooks/use-area-texts';
import { useHost } from '#ui/host';
import { useToast } from '#ui/toast/toast';

/**
 * Deletes the account, with at most one request. Afterwards it shows a toast, clears the session, propagates
 * the sign-out to the SSO domains and after a second loads the sign-in page (CANCEL-06 to CANCEL-08,
 * TOAST-08, STATE-02).
 */
export function useDeletion(): { isBusy: boolean; deleteAccount(): void } {
  const { done } = useAreaTexts('settings').cancellation;
  const host = useHost();
  const toast = useToast();
  const hrefOf = useHrefOf();
  const hold = useViewerHold();
  const [isLeaving, setLeaving] = useState(false);

  async function leave(ssoTicket: SsoTicket) {
    hold();
    setLeaving(true);
    toast.show({ text: done, tone: 'success', durationMs: TOAST_MS });
    signOut();
    forgetLastWay();
    const redirectTo = new URL(hrefOf(routeAddress('Login')), pageUrl()).href;
    host.emit(EVENTS.logout, { redirectTo });
    const second = new Promise((resolve) => setTimeout(resolve, DELETION_LEAVE_MS));
    await Promise.all([second, propagateSso(ssoTicket, DELETION_LEAVE_MS)]);
    // Replaces the history entry, because going back would show a deleted account.
    location.replace(redirectTo);
  }
  const { isBusy, submit } = useSubmission(() => deleteAccount(), { onSuccess: leave });
  return { isBusy: isBusy || isLeaving, deleteAccount: () => submit() };
}
