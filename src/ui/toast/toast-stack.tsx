import X from 'lucide/dist/esm/icons/x.mjs';
import { useCallback, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react';
import { applyPageFilter, PAGE_FILTER } from '#lib/document/page-filter';
import { ROOT } from '#lib/document/root-box';
import { Button } from '../button';
import { useCountdown } from '../hooks/use-countdown';
import { Icon } from '../icon';
import { useForeignLanguage, useTexts } from '../language';
import { LiveRegion } from '../live/live-region';
import { css, keyframes } from '../styles/emotion';
import { names } from '../styles/names';
import { token } from '../styles/tokens';
import { ToneIcon } from '../tone-icon';
import { placeStack } from './place-stack';
import type { ToastStackProps } from './toast-host';
import type { ToastEntry } from './toast-list';

/**
 * The visible toasts, newest last, in the top layer where supported: at the top of the window, on phones at its bottom. Their timers pause while one of them is hovered or
 * has focus, and while the page is hidden.
 */
export function ToastStack({ list, onRemove }: ToastStackProps) {
  const box = useRef<HTMLDivElement>(null);
  const [isHovered, setHovered] = useState(false);
  const [isFocused, setFocused] = useState(false);
  const isHidden = useSyncExternalStore(watchPage, isPageHidden);
  const isPaused = isHovered || isFocused || isHidden;
  const before = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    if (!box.current) return;
    if (box.current.showPopover) {
      applyPageFilter(box.current);
      box.current.showPopover();
    }
    return placeStack(box.current);
  }, []);

  const handleRemove = useCallback(
    (id: number) => {
      const root = box.current?.getRootNode() as ShadowRoot | undefined;
      const active = root?.activeElement as HTMLElement | undefined;
      if (active && box.current?.contains(active)) {
        // When a focused button is removed, React focuses the first control of the widget, and fires no blur event.
        active.blur();
        before.current?.focus();
      }
      onRemove(id);
    },
    [onRemove],
  );
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: hover and focus only pause the timers
    <div
      ref={box}
      popover="manual"
      className={names(ROOT.className, stack)}
      data-testid="toasts"
      onPointerEnter={() => setHovered(true)}
      onPointerLeave={() => setHovered(false)}
      onFocus={({ relatedTarget }) => {
        setFocused(true);
        if (!box.current?.contains(relatedTarget)) before.current = relatedTarget as HTMLElement | null;
      }}
      onBlur={() => setFocused(false)}
    >
      {list.map((toast) => (
        <Toast key={toast.id} toast={toast} isPaused={isPaused} onRemove={handleRemove} />
      ))}
    </div>
  );
}

function Toast({
  toast,
  isPaused,
  onRemove,
}: {
  toast: ToastEntry;
  isPaused: boolean;
  onRemove(id: number): void;
}) {
  const { common } = useTexts();
  const { id, text } = toast;
  const words = <span lang={useForeignLanguage()(text)}>{text}</span>;
  const leave = useCallback(() => onRemove(id), [id, onRemove]);
  return (
    <div className={message} part="toast">
      <Duration key={toast.round} durationMs={toast.durationMs} isPaused={isPaused} onEnd={leave} />
      <ToneIcon tone={toast.tone} />
      {/* Without the buttons, which would be announced with it. */}
      {toast.isStanding ? words : <LiveRegion isAlert={toast.tone === 'error'}>{words}</LiveRegion>}
      {toast.action && (
        <Button variant="link" data-testid="retry" onClick={toast.action.onPress}>
          {toast.action.label}
        </Button>
      )}
      {toast.closable && (
        <button type="button" className={cross} data-testid="close" aria-label={common.close} onClick={leave}>
          <Icon shapes={X} />
        </button>
      )}
    </div>
  );
}

function Duration({
  durationMs,
  isPaused,
  onEnd,
}: {
  durationMs: number | null;
  isPaused: boolean;
  onEnd(): void;
}) {
  useCountdown(durationMs, isPaused, onEnd);
  return null;
}

const isPageHidden = () => document.visibilityState === 'hidden';

function watchPage(onChange: () => void): () => void {
  document.addEventListener('visibilitychange', onChange);
  return () => document.removeEventListener('visibilitychange', onChange);
}

/** On a phone, the heading of the screen stands where a toast would be at the top. */
const PHONE = '@media (max-width:599px)';

const drop = keyframes({ from: { opacity: 0, transform: 'translateY(-8px)' } });
const rise = keyframes({ from: { opacity: 0, transform: 'translateY(8px)' } });

const stack = css({
  position: 'fixed',
  inset: 'calc(16px + env(safe-area-inset-top,0px)) 0 auto',
  zIndex: 2147483647,
  display: 'grid',
  justifyItems: 'center',
  gap: 8,
  width: 'fit-content',
  // WebKit expands the `fit-content` of popovers to the whole viewport.
  height: 'auto',
  maxWidth: 'min(480px,100% - 32px)',
  // The margins are those of `placeStack`.
  padding: 0,
  border: 0,
  overflow: 'visible',
  background: 'none',
  filter: `var(${PAGE_FILTER})`,
  [PHONE]: { inset: 'auto 0 calc(16px + env(safe-area-inset-bottom,0px))' },
});

const message = css({
  display: 'flex',
  alignItems: 'center',
  gap: 10,
  minHeight: token('control-height'),
  padding: '0 16px',
  border: `1px solid ${token('color-line')}`,
  borderRadius: token('radius-m'),
  background: token('color-surface-raised'),
  boxShadow: token('shadow'),
  fontSize: token('text-s'),
  animation: `${drop} ${token('calm')}`,
  '& span': { padding: '10px 0', whiteSpace: 'pre-line' },
  [PHONE]: { animationName: rise },
});

const cross = css({
  display: 'grid',
  placeItems: 'center',
  width: 44,
  height: 44,
  marginInlineEnd: -16,
  border: 0,
  borderRadius: token('radius-m'),
  background: 'none',
  color: token('color-text-muted'),
  cursor: 'pointer',
  '@media (hover:hover)': { '&:hover': { color: token('color-text') } },
});
