import { type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react';
import { movedOffset } from './slider-keys';
import { useDrag } from './use-drag';
import type { Round } from './use-round';
import { useStopwatch } from './use-stopwatch';

/**
 * Moves the block of a puzzle by mouse, touch, pen and keys (CAPT-17). Letting go of a dragged knob is the answer;
 * after keys, or a press on the track, the answer is Enter or the check button.
 * @param onAnswer offset in picture pixels, and the milliseconds from the press or first key
 */
export function useSlider(
  { phase, challenge }: Round,
  onAnswer: (offset: number, elapsedMs: number) => void,
) {
  const [offset, setOffset] = useState(0);
  const [isPlaced, setPlaced] = useState(false);
  const knob = useRef<HTMLDivElement>(null);
  const watch = useStopwatch();
  const isReady = phase === 'ready';
  const drag = useDrag({
    knob,
    offset,
    isReady,
    onPress(byKnob) {
      if (byKnob) watch.restart();
      else watch.start();
    },
    onMove: setOffset,
    onLetGo(final, isAnswer) {
      setOffset(final);
      if (isAnswer) onAnswer(final, watch.elapsedMs());
      else setPlaced(final > 0);
    },
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: every new picture starts anew
  useLayoutEffect(() => {
    drag.callOff();
    watch.reset();
    setOffset(0);
    setPlaced(false);
  }, [challenge]);

  function check() {
    // The check button goes away; the focus stays in the game.
    knob.current?.focus({ preventScroll: true });
    onAnswer(offset, watch.elapsedMs());
  }

  function handleKey(event: KeyboardEvent) {
    if (event.key === 'Escape' && drag.callOff()) {
      // Both, or the dialog would take it for itself.
      event.preventDefault();
      event.stopPropagation();
    }
    if (!isReady || drag.isDragging() || event.altKey || event.ctrlKey || event.metaKey) return;
    const moved = movedOffset(offset, event.key, event.shiftKey);
    if (moved !== null) {
      event.preventDefault();
      watch.start();
      setOffset(moved);
      setPlaced(true);
    } else if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault();
      // The Enter that opened the dialog may still be held down.
      if (isPlaced && !event.repeat) check();
    }
  }
  return { offset, knob, trackProps: drag.trackProps, handleKey, waitsForCheck: isReady && isPlaced, check };
}
