import { useRef, useState } from 'react';
import type { ApplicationName } from '#config/application-forms';
import { logMessage } from '#page-config/console-message';
import { useIsHydrated } from '#ui/hooks/use-is-hydrated';
import { useHost } from '#ui/host';
import { actionAddress } from './action-address';
import { formBody } from './form-body';
import { SECONDS_OPEN, TRAP, trappedText } from './program-facts';
import { sendApplication } from './send-application';

const MS = 1000;

/**
 * Returns a function that sends an application to the address of the attribute `action`, with the name of the form, an ID, and
 * what tells programs from people.
 * The same values keep their ID until they were sent, so that the server can drop an application that it has already.
 * @returns a promise of whether it was sent; false for an address that is not allowed, which is logged
 */
export function useActionAddress(form: ApplicationName, action: string) {
  const { element } = useHost();
  const isHydrated = useIsHydrated();
  // A form in the page's own HTML takes typing from the start of the page.
  const [openedAt] = useState(() => (isHydrated ? performance.now() : 0));
  const unsent = useRef({ values: '', submissionId: '' });

  return async (values: Record<string, unknown>): Promise<boolean> => {
    const address = actionAddress(action);
    if (!address) {
      logMessage(
        'error',
        `cntv-widgets: <${element.localName}> does not send to action="${action}": its origin is neither that of the page nor in "formOrigins" of the page configuration.`,
      );
      return false;
    }
    const body = formBody(values);
    const written = String(body);
    if (unsent.current.values !== written) unsent.current = { values: written, submissionId: newId() };
    body.set('form', form);
    body.set('submissionId', unsent.current.submissionId);
    body.set(TRAP, trappedText(element.shadowRoot));
    body.set(SECONDS_OPEN, `${Math.round((performance.now() - openedAt) / MS)}`);
    await sendApplication(address, body);
    unsent.current = { values: '', submissionId: '' };
    return true;
  };
}

/** Returns 32 random hexadecimal digits. */
function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
