import { type ComponentProps, useState } from 'react';
import { CURRENT_PASSWORD_WRONG } from '#config/error-codes';
import { codeOf } from '#lib/api-error';
import { retryChunk } from '#lib/chunk';
import type { Elements } from '#ui/elements';
import { LazyBoundary, useChunk } from '#ui/loading/lazy';
import type { IdentityDialog } from './identity-dialog';

type Identity = {
  /**
   * Makes a request. When the server answers that the password must be verified first (-21003), asks the viewer
   * for it and makes the request again.
   * @returns null when the viewer closes the dialog
   */
  withPassword<Result>(request: () => Promise<Result>): Promise<Result | null>;
  /** The dialog; the screen renders it outside its form. */
  element: Elements;
};

type Settle = (isPassed: boolean) => void;

/** Asks for the password in a dialog before a change for which the server requires it. */
export function useIdentity(): Identity {
  const [settle, setSettle] = useState<Settle | null>(null);

  function ask(): Promise<boolean> {
    void retryChunk(loadIdentityDialog);
    return new Promise((resolve) => {
      setSettle(() => (isPassed: boolean) => {
        setSettle(null);
        resolve(isPassed);
      });
    });
  }
  return {
    async withPassword(request) {
      try {
        return await request();
      } catch (cause) {
        if (codeOf(cause) !== CURRENT_PASSWORD_WRONG) throw cause;
        return (await ask()) ? request() : null;
      }
    },
    element: settle && (
      <LazyBoundary placeholder={null}>
        <LazyDialog onPassed={() => settle(true)} onClose={() => settle(false)} />
      </LazyBoundary>
    ),
  };
}

export const loadIdentityDialog = () => import('./identity-dialog');

function LazyDialog(props: ComponentProps<typeof IdentityDialog>) {
  const { IdentityDialog: Dialog } = useChunk(loadIdentityDialog);
  return <Dialog {...props} />;
}
