import { type CSSProperties, useRef } from 'react';
import { QR_SIZE } from '#config/limits';
import { Button } from '#ui/button';
import type { Elements } from '#ui/elements';
import { useIsHydrated } from '#ui/hooks/use-is-hydrated';
import { useErrorText, useTexts } from '#ui/language';
import { Skeleton } from '#ui/loading/skeleton';
import { css } from '#ui/styles/emotion';
import { token } from '#ui/styles/tokens';
import { ToneIcon } from '#ui/tone-icon';
import { QrCode } from './qr-code';
import { isRequesting, type QrPhase, type QrState } from './qr-state';
import { useQrLogin } from './use-qr-login';

type Props = {
  backurl: string;
  /** Width and height of the code in pixels; defaults to the size set on the host element. */
  size?: number;
  /** Whether the viewer has not asked for it, because it stands beside another way to sign in. */
  isBeside?: boolean;
  /** Below the button. */
  children?: Elements;
};

/** What a scan leads to. */
const ANSWERS: readonly QrPhase[] = ['scanned', 'refused', 'done'];

/** A QR code, what is to be done with it, and the button for a new one (doc 2 § 2). Every state has the same layout. */
export function QrPanel({ backurl, size, isBeside = false, children }: Props) {
  const { qr, common } = useTexts();
  const box = useRef<HTMLDivElement>(null);
  const { state, isAsked, refresh } = useQrLogin(backurl, isBeside ? box : undefined);
  const message = useMessage(state);
  // What nobody has asked for is not read out while the viewer types.
  const isQuiet = !isAsked && !ANSWERS.includes(state.phase);
  return (
    <div ref={box} className={column} style={size ? ({ [SIZE]: `${size}px` } as CSSProperties) : undefined}>
      <Picture {...state} />
      <p className={status} part="status" role="status" aria-live={isQuiet ? 'off' : undefined}>
        {message}
      </p>
      <div className={actions}>
        {useIsHydrated() && (
          <>
            {/* The same button in every state, so that it keeps the focus. */}
            <Button variant="link" data-testid="refresh" onClick={refresh}>
              {state.phase === 'failed' ? common.retry : qr.refresh}
            </Button>
            {children}
          </>
        )}
      </div>
    </div>
  );
}

/** Shows a code only while it can be scanned. */
function Picture(state: QrState) {
  const { phase, code } = state;
  if (phase === 'waiting') return <QrCode code={code} />;
  if (isRequesting(state)) return <Skeleton part="code" />;
  return (
    <div className={panel} part="code">
      <ToneIcon tone={phase === 'scanned' || phase === 'done' ? 'success' : 'error'} />
    </div>
  );
}

/** The message of the live region. */
function useMessage({ phase, error, hasExpired, isPaused }: QrState): string {
  const { qr } = useTexts();
  const errorText = useErrorText();
  if (error) return errorText(error);
  if (isPaused) return qr.paused;
  if (phase === 'waiting') return hasExpired ? qr.expired : qr.prompt;
  if (phase === 'scanned' || phase === 'done' || phase === 'expired') return qr[phase];
  return '';
}

/** Set on the widget's box before the view is loaded, see qr-login.element.ts. */
const SIZE = '--_size';

const column = css({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  textAlign: 'center',
  '& > [part~=code]': {
    width: `var(${SIZE},${QR_SIZE}px)`,
    maxWidth: '100%',
    aspectRatio: '1',
    borderRadius: token('radius-s'),
  },
});

// Room for two lines, which the longest message takes.
const status = css({ minHeight: '3.2em', marginTop: 12, textWrap: 'balance' });
// Room for the button and, below it, the link.
const actions = css({
  display: 'grid',
  alignContent: 'start',
  justifyItems: 'center',
  gap: 12,
  paddingTop: 8,
  minHeight: `calc(${token('control-height')} + 32px)`,
});
const panel = css({
  display: 'grid',
  placeItems: 'center',
  // Visible only with forced colours, which remove the background.
  border: '1px solid transparent',
  background: token('color-surface-sunken'),
  '& > svg': { width: '30%', height: '30%' },
});
