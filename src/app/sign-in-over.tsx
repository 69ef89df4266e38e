import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { getUserInfo } from '#api/member/viewer';
import { isSignedOut } from '#lib/api-error';
import { isMobileDevice } from '#lib/device';
import { pageUrl } from '#lib/document/page-url';
import { recordSignIn, resetSession, session, viewerEpoch } from '#session/session';
import { useQuestion } from '#shared/identity/proof-dialog';
import type { SignInOverProps } from '#shared/identity/proof-scope';
import { RetryNotice } from '#shared/query/retry-notice';
import { ResumeContext } from '#shared/sign-in/resume';
import { Button } from '#ui/button';
import { Dialog } from '#ui/dialog/dialog';
import { useAreaTexts } from '#ui/hooks/use-area-texts';
import { useTexts } from '#ui/language';
import { LazyBoundary, useChunk } from '#ui/loading/lazy';
import { Notice } from '#ui/notice';
import { css } from '#ui/styles/emotion';
import { token } from '#ui/styles/tokens';

/** The sign-in over a page whose viewer's session has ended; after a cancel, a notice that opens it again. */
export function SignInOver(props: SignInOverProps) {
  const { login } = useTexts();
  const { expired } = useAreaTexts('member').viewer;
  const isOpen = useQuestion(props.question, ({ waiting }) => waiting.length > 0);
  if (isOpen) return <SignInDialog {...props} />;
  return (
    <div className={above}>
      <Notice
        action={
          <Button variant="link" data-testid="sign-in" onClick={props.question.open}>
            {login.submit}
          </Button>
        }
      >
        {expired}
      </Notice>
    </div>
  );
}

/** Signs in with the password, by QR code or at a third party. */
function SignInDialog(props: SignInOverProps) {
  const { login } = useTexts();
  const { expired, failed } = useAreaTexts('member').viewer;
  const { failure, check } = useSignIn(props);
  // The viewer may go to a third party, or reload the page: what is typed is kept as after a redirect.
  useEffect(() => {
    addEventListener('pagehide', resetSession);
    return () => removeEventListener('pagehide', resetSession);
  }, []);

  return (
    <Dialog
      title={login.title}
      text={<p className={hint}>{expired}</p>}
      data-testid="sign-in-dialog"
      onClose={() => (failure ? recordSignIn() : props.question.cancel())}
    >
      <div className={content}>
        {failure ? (
          <RetryNotice text={failed} error={failure} onRetry={() => void check()} />
        ) : (
          <ResumeContext value={check}>
            <LazyBoundary placeholder={<div className={room} />}>
              <Ways backurl={pageUrl()} />
            </LazyBoundary>
          </ResumeContext>
        )}
      </div>
    </Dialog>
  );
}

function Ways({ backurl }: { backurl: string }) {
  const [isQr, setQr] = useState(false);
  if (isQr) return <ByQrCode backurl={backurl} onPassword={() => setQr(false)} />;
  return <ByPassword backurl={backurl} onQr={() => setQr(true)} />;
}

function ByQrCode({ backurl, onPassword }: { backurl: string; onPassword(): void }) {
  const { qr } = useTexts();
  const { QrLoginScreen } = useChunk(loadQrLogin);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus(), []);
  return (
    <QrLoginScreen
      backurl={backurl}
      toLogin={
        <Button ref={button} variant="link" data-testid="to-password" onClick={onPassword}>
          {qr.toLogin}
        </Button>
      }
    />
  );
}

function ByPassword({ backurl, onQr }: { backurl: string; onQr(): void }) {
  const { LoginOver } = useChunk(loadLogin);
  return <LoginOver backurl={backurl} isMobileSite={isMobileDevice()} onQr={onQr} />;
}

/**
 * Finds out who has signed in, here, in another element or in another tab. Only for the viewer of the page are the waiting
 * requests made again; for another one, the session becomes a new one, so that nothing of the page remains.
 * @returns why it could not be found out who has signed in, and a function that tries to
 */
function useSignIn({ question, viewer }: SignInOverProps) {
  const [failure, setFailure] = useState<unknown>(null);
  const [epoch] = useState(viewerEpoch);
  const running = useRef<Promise<void>>(undefined);

  async function identify(): Promise<void> {
    const { operatorName } = session.getState();
    try {
      const { uid, nickName } = await getUserInfo({}, viewer);
      if (viewerEpoch() !== epoch) return;
      if (viewer?.uid ? uid : operatorName && nickName) question.pass();
      else recordSignIn();
    } catch (error) {
      setFailure(isSignedOut(error) ? null : error);
    }
  }
  function check(): Promise<void> {
    running.current ??= identify().finally(() => {
      running.current = undefined;
    });
    return running.current;
  }
  const follow = useEffectEvent(check);
  useEffect(
    () =>
      session.subscribe(({ status }) => {
        // After a change of the viewer, the page is mounted again.
        if (status === 'signed-in' && viewerEpoch() === epoch) void follow();
      }),
    [epoch],
  );
  return { failure, check };
}

export const loadLogin = () => import('#features/login/login-route');
export const loadQrLogin = () => import('#features/qr-login/qr-login-route');

const hint = css({
  marginBottom: 12,
  color: token('color-text-muted'),
  fontSize: token('text-s'),
});
const content = css({
  width: 360,
  maxWidth: '100%',
  '& [part~=card]': { padding: '8px 0 0', border: 0, background: 'none' },
});
/** About the height of the form, so that the dialog does not grow when it is loaded. */
const room = css({ height: 440 });
const above = css({ marginBottom: 20 });
