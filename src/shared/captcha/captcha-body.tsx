import { useState } from 'react';
import type { CaptchaKind, PassedCaptcha } from '#api/sign-in/captcha';
import { ClickWords } from './click-words/click-words';
import { Puzzle } from './puzzle/puzzle';
import { useRound } from './use-round';

const VIEWS = { puzzle: Puzzle, click: ClickWords } as const;

type Props = {
  kind: CaptchaKind;
  /** Called once, at the success. */
  onPassed(passed: PassedCaptcha): void;
  /** Called when the success has been shown for a second. */
  onShown(): void;
};

/** One captcha, from its first picture until it is passed. Pending requests are aborted on unmount. */
export function CaptchaBody({ kind, onPassed, onShown }: Props) {
  const { round, refresh, answer } = useRound(kind, onPassed, onShown);
  const [isZoomed, setZoomed] = useState(false);
  const View = VIEWS[kind];
  return (
    <View
      round={round}
      refresh={refresh}
      answer={answer}
      isZoomed={isZoomed}
      onZoom={() => setZoomed(!isZoomed)}
    />
  );
}
