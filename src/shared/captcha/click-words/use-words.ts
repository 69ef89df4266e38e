import { type KeyboardEvent, type MouseEvent, useLayoutEffect, useState } from 'react';
import { CAPTCHA_CLICKS } from '#config/limits';
import { boxInWindow } from '#lib/document/zoom';
import { type Point, pointInPicture } from '../geometry';
import type { Round } from '../use-round';
import { useStopwatch } from '../use-stopwatch';
import { CENTRE, movedCrosshair } from './crosshair';
import { pressedAt } from './markers';

/** The viewer's last action, for the live region. */
export type WordStep = { kind: 'none' } | { kind: 'moved' | 'set' | 'taken'; point: Point; count: number };

/**
 * Marks words in a picture by pointer, or by a crosshair moved with keys (CAPT-13, CAPT-17). The third mark
 * gives the answer. Arrow keys move by 5 px, with Shift by 20 px; Enter or Space marks; Backspace or Delete
 * removes the last.
 * @param onAnswer receives the marks in order, in picture pixels, and the milliseconds since the first press
 *   or key
 */
export function useWords(
  { phase, challenge }: Round,
  onAnswer: (marks: readonly Point[], elapsedMs: number) => void,
) {
  const [marks, setMarks] = useState<readonly Point[]>([]);
  const [aim, setAim] = useState(CENTRE);
  const [step, setStep] = useState<WordStep>({ kind: 'none' });
  const watch = useStopwatch();
  const isReady = phase === 'ready';

  // biome-ignore lint/correctness/useExhaustiveDependencies: each new picture resets the marks
  useLayoutEffect(() => {
    watch.reset();
    setMarks([]);
    setAim(CENTRE);
    setStep({ kind: 'none' });
  }, [challenge]);

  function change(next: readonly Point[], point: Point) {
    watch.start();
    setMarks(next);
    setStep({ kind: next.length > marks.length ? 'set' : 'taken', point, count: next.length });
    if (next.length === CAPTCHA_CLICKS) onAnswer(next, watch.elapsedMs());
  }
  function handleClick({ clientX, clientY, currentTarget }: MouseEvent<HTMLElement>) {
    if (!isReady) return;
    const point = pointInPicture(clientX, clientY, boxInWindow(currentTarget));
    change(pressedAt(marks, point), point);
  }
  function handleKey(event: KeyboardEvent) {
    const action = ACTIONS[event.key];
    const moved = movedCrosshair(aim, event.key, event.shiftKey);
    if (!isReady || event.altKey || event.ctrlKey || event.metaKey || !(action || moved)) return;
    event.preventDefault();
    if (moved) {
      watch.start();
      setAim(moved);
      setStep({ kind: 'moved', point: moved, count: marks.length });
    } else if (!event.repeat && action === 'mark') change(pressedAt(marks, aim), aim);
    else if (!event.repeat && marks.length > 0) change(marks.slice(0, -1), aim);
  }
  return { marks, aim, step, handleClick, handleKey };
}

const ACTIONS: Readonly<Record<string, 'mark' | 'take back'>> = {
  Enter: 'mark',
  ' ': 'mark',
  Backspace: 'take back',
  Delete: 'take back',
};
