import { useCallback, useEffect, useRef } from 'react';
import type { SsoTicket } from '#api/sign-in/account';
import { REDIRECT_AFTER_MESSAGE_MS, TOAST_MS } from '#config/limits';
import { STORAGE_KEYS } from '#config/storage-keys';
import { tabStore } from '#lib/storage';
import { recordSignIn, resetSession } from '#session/session';
import { useSourceQuery } from '#shared/navigation/source';
import { useNavigate } from '#shared/navigation/use-navigate';
import { useAreaTexts } from '#ui/hooks/use-area-texts';
import { onStay } from '#ui/hooks/use-stay';
import { useHost } from '#ui/host';
import { useToast } from '#ui/toast/toast';
import type { RegisteredState } from './registered-state';

/**
 * Continues after a registration by phone: with SSO endpoints and ticket it navigates to the success page
 * (REG-19), otherwise it shows a toast and navigates to the login after three seconds (REG-20, OQ-54), unless the viewer
 * stops that: then the toast stays, with a button that goes there (OQ-102). Resolves after the navigation, or when it was stopped.
 */
export function useRegistered(
  isMobileSite: boolean,
): (phone: string, ssoTicket: SsoTicket, backurl: string) => Promise<void> {
  const { register } = useAreaTexts('account');
  const navigate = useNavigate();
  const sourceQuery = useSourceQuery();
  const toast = useToast();
  const { element } = useHost();
  const end = useRef(() => {});
  useEffect(() => () => end.current(), []);

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
      const message = { text: register.succeeded, tone: 'success' } as const;
      toast.show({ ...message, durationMs: TOAST_MS });
      const leave = () =>
        navigate(isMobileSite ? 'MLogin' : 'Login', { query: sourceQuery(), replaces: true });
      const isStaying = await new Promise<boolean>((resolve) => {
        const timer = setTimeout(() => resolve(false), REDIRECT_AFTER_MESSAGE_MS);
        const stop = onStay(element, () => resolve(true));
        end.current = () => {
          clearTimeout(timer);
          stop();
        };
      });
      end.current();
      if (!isStaying) leave();
      else toast.show({ ...message, durationMs: null, action: { label: register.toLogin, onPress: leave } });
    },
    [isMobileSite, navigate, toast, element, register, sourceQuery],
  );
}
