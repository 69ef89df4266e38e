import { type KeyboardEvent, useEffectEvent, useId, useLayoutEffect, useRef } from 'react';
import { isInputMethodKey } from '#lib/document/input-method-key';
import { PAGE_FILTER } from '#lib/document/page-filter';
import { ROOT } from '#lib/document/root-box';
import { stopUsedKey } from '#lib/document/used-key';
import { Button } from '../button';
import type { Elements } from '../elements';
import { useTexts } from '../language';
import { css, keyframes } from '../styles/emotion';
import { names } from '../styles/names';
import { token } from '../styles/tokens';
import { openModal } from './modal';

type Props = {
  title: string;
  /** Shown below the title, and announced with it when the dialog opens. */
  text?: Elements;
  /** `alertdialog` if the viewer is about to lose something. */
  role?: 'alertdialog';
  /**
   * Called by the close button, by Escape, when the browser closes the dialog, and when the page hides the widget. The dialog
   * is open as long as it is rendered; a caller that goes on rendering it after this call leaves it invisible.
   */
  onClose(): void;
  'data-testid'?: string;
  /** Id of a text among the children, announced like `text`. */
  'aria-describedby'?: string;
  /** On phones, it has the full width at the lower edge of the viewport. */
  isSheet?: boolean;
  /** Buttons that replace the close button. */
  actions?: Elements;
  children?: Elements;
};

/**
 * A modal dialog inside the shadow root of the widget. It takes focus when it opens and restores focus when it closes.
 */
export function Dialog({ title, text, onClose, isSheet, actions, children, ...rest }: Props) {
  const { common } = useTexts();
  const box = useRef<HTMLDialogElement>(null);
  // A dialog can open above another one.
  const id = useId();
  const textId = `${id}-text`;
  const close = useEffectEvent(onClose);
  useLayoutEffect(() => (box.current ? openModal(box.current, () => close()) : undefined), []);

  // Not left to the browser, so that the page does not see the key.
  function handleKey(event: KeyboardEvent) {
    if (event.key !== 'Escape') return;
    stopUsedKey(event);
    if (!isInputMethodKey(event.nativeEvent)) onClose();
  }
  return (
    <dialog
      {...rest}
      ref={box}
      className={names(ROOT.className, surface, isSheet && sheet)}
      part="dialog"
      aria-labelledby={id}
      aria-describedby={text ? textId : rest['aria-describedby']}
      tabIndex={-1}
      onKeyDown={handleKey}
    >
      <div className={bar}>
        <h2 id={id} part="title">
          {title}
        </h2>
        {!actions && (
          <Button variant="link" data-testid="close" onClick={onClose}>
            {common.close}
          </Button>
        )}
      </div>
      {text && <div id={textId}>{text}</div>}
      {children}
      {actions && <div className={foot}>{actions}</div>}
    </dialog>
  );
}

const grow = keyframes({ from: { opacity: 0, transform: 'scale(.98)' } });
const rise = keyframes({ from: { opacity: 0, transform: 'translateY(100%)' } });
const appear = keyframes({ from: { opacity: 0 } });
const shade = 'rgb(0 0 0/.45)';

const surface = css({
  // As in the style sheet of browsers since 2024: the page behind it is inert, also where it has hidden the element.
  visibility: 'visible',
  // Position and z-index are for browsers without a top layer.
  position: 'fixed',
  inset: 0,
  zIndex: 2147483647,
  width: 'fit-content',
  height: 'fit-content',
  maxWidth: 'calc(100% - 16px)',
  maxHeight: 'calc(100% - 16px)',
  margin: 'auto',
  padding: '8px 16px 16px',
  border: `1px solid ${token('color-line')}`,
  borderRadius: token('radius-l'),
  overflow: 'auto',
  overscrollBehavior: 'contain',
  background: token('color-surface-raised'),
  boxShadow: token('shadow'),
  animation: `${grow} ${token('calm')}`,
  '&,&::backdrop': { filter: `var(${PAGE_FILTER})` },
  '&:focus-visible': { outline: 0 },
  '@media (width<400px)': { maxWidth: 'calc(100% - 8px)', padding: '4px 10px 10px' },
  '&::backdrop': { background: shade },
  '@media (prefers-reduced-motion:no-preference)': {
    '&::backdrop': { animation: `${appear} ${token('calm')}` },
  },
  '&[data-plain]': { boxShadow: `0 0 0 200vmax ${shade}` },
});

const sheet = css({
  width: 320,
  '@media (width<600px)': {
    top: 'auto',
    width: '100%',
    maxWidth: '100%',
    padding: '4px 12px 20px',
    borderWidth: '1px 0 0',
    borderRadius: `${token('radius-l')} ${token('radius-l')} 0 0`,
    animationName: rise,
  },
});

const bar = css({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 16,
  minHeight: token('control-height'),
  '& h2': { fontSize: token('text-m'), fontWeight: 600 },
  '& button': { color: token('color-text-muted'), fontSize: token('text-s') },
});

const foot = css({ display: 'flex', flexWrap: 'wrap', justifyContent: 'flex-end', gap: 12, paddingTop: 20 });
