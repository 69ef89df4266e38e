import { type CSSProperties, type FocusEvent, type RefObject, useState } from 'react';
import { Button } from '#ui/button';
import type { Elements } from '#ui/elements';
import { useTexts } from '#ui/language';
import { LiveRegion } from '#ui/live/live-region';
import { names } from '#ui/styles/names';
import { visuallyHidden } from '#ui/styles/visually-hidden.styles';
import * as styles from './captcha.styles';
import { useRoundTexts } from './round-texts';
import type { RoundActions } from './use-round';

export const KEYS_ID = 'captcha-keys';
export const PROMPT_ID = 'captcha-prompt';

export type ViewProps = RoundActions & { isZoomed: boolean; onZoom(): void };

type Props = ViewProps & {
  style?: CSSProperties;
  pane?: RefObject<HTMLDivElement | null>;
  picture: Elements;
  bar: Elements;
  /** Instructions for the pointer and for the keyboard; only those for the input in use are visible. */
  help: string;
  keysHelp: string;
  /** Button that submits an answer given without dragging. */
  action?: Elements;
};

/**
 * Layout of both captcha kinds: picture, bar, help line, tools and the live region.
 */
export function CaptchaLayout({ round, refresh, isZoomed, onZoom, help, keysHelp, action, ...rest }: Props) {
  const { captcha } = useTexts();
  const texts = useRoundTexts(round);
  const [usesKeys, setUsesKeys] = useState(false);

  return (
    <div
      className={names(styles.body, isZoomed && styles.bodyZoomed)}
      style={rest.style}
      part="captcha"
      dir="ltr"
      data-phase={round.phase}
      data-keys={usesKeys || undefined}
      onKeyDownCapture={() => setUsesKeys(true)}
      onPointerDownCapture={() => setUsesKeys(false)}
      onFocusCapture={(event) => setUsesKeys((before) => before || showsFocus(event))}
    >
      <div ref={rest.pane} className={styles.pane}>
        {rest.picture}
      </div>
      {rest.bar}
      <p
        className={names(styles.hint, texts.trouble && styles.hintBad)}
        data-testid="captcha-hint"
        aria-hidden="true"
      >
        {texts.trouble || (usesKeys ? keysHelp : help)}
      </p>
      <div className={styles.tools}>
        {action}
        <Button variant="link" className={styles.tool} data-testid="zoom" onClick={onZoom}>
          {isZoomed ? captcha.zoomOut : captcha.zoom}
        </Button>
        <Button variant="link" className={styles.tool} data-testid="refresh" onClick={refresh}>
          {captcha.refresh}
        </Button>
      </div>
      <p id={KEYS_ID} className={visuallyHidden}>
        {keysHelp}
      </p>
      <LiveRegion className={visuallyHidden}>{texts.announcement}</LiveRegion>
    </div>
  );
}

/** Whether the browser would draw a focus ring, as it does for keyboard users. */
function showsFocus({ target }: FocusEvent): boolean {
  try {
    return target.matches(':focus-visible');
  } catch {
    return false;
  }
}
