import { useCallback, useEffect, useRef } from 'react';
import type { SsoTicket } from '#api/sign-in/account';
import { REDIRECT_AFTER_MESSAGE_MS, TOAST_MS } from '#config/limits';
import { STORAGE_KEYS } from '#config/storage-keys';
import { tabStore } from '#lib/storage';
import { recordSignIn, resetSession } from '#session/session';
import { useSourceQuery } from '#shared/navigation/source';
import { useNavigate } from '#shared/navigation/use-navigate';
import { useAreaTexts } from '#ui/hooks/use-area-texts';
import { useToast } from '#ui/toast/toast';
import type { RegisteredState } from './registered-state';

/**
 * Continues after a registration by phone: with SSO endpoints and ticket it navigates to the success page
 * (REG-19), otherwise it shows a toast and navigates to the login after three seconds (REG-20, OQ-54).
 * Resolves after the navigation.
 */
export function useRegistered(
  isMobileSite: boolean,
): (phone: string, ssoTicket: SsoTicket, backurl: string) => Promise<void> {
  const { register } = useAreaTexts('account');
  const navigate = useNavigate();
  const sourceQuery = useSourceQuery();
  const toast = useToast();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  return useCallback(
    async (phone, { sso, ticket }, backurl) => {
      if (sso.length > 0 && ticket) {
        recordSignIn();
        const state: RegisteredState = { sso, ticket, backurl };
        navigate('MobileRegisterSucceed', { state, replaces: true });
        return;
      }
      // The login screen checks whether the response's cookie has signed the viewer in.
      resetSession();
      tabStore.set(STORAGE_KEYS.account, phone);
      toast.show({ text: register.succeeded, tone: 'success', durationMs: TOAST_MS });
      await new Promise((resolve) => {
        timer.current = setTimeout(resolve, REDIRECT_AFTER_MESSAGE_MS);
      });
      navigate(isMobileSite ? 'MLogin' : 'Login', { query: sourceQuery(), replaces: true });
    },
    [isMobileSite, navigate, toast, register, sourceQuery],
  );
}
