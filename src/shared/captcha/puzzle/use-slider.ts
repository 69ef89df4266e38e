import { type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react';
import { stopUsedKey } from '#lib/document/used-key';
import type { Round } from '../use-round';
import { useStopwatch } from '../use-stopwatch';
import { movedOffset } from './slider-keys';
import { useDrag } from './use-drag';

/**
 * Moves the block of a puzzle by mouse, touch, pen and keyboard (CAPT-17). Releasing a dragged knob submits the
 * answer; after keys or a press on the track, Enter or the check button does.
 * @param onAnswer receives the offset in picture pixels and the milliseconds since the press or first key
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

  // biome-ignore lint/correctness/useExhaustiveDependencies: each new picture resets the slider
  useLayoutEffect(() => {
    drag.cancel();
    watch.reset();
    setOffset(0);
    setPlaced(false);
  }, [challenge]);

  function check() {
    // The focused check button is removed.
    knob.current?.focus({ preventScroll: true });
    onAnswer(offset, watch.elapsedMs());
  }

  function handleKey(event: KeyboardEvent) {
    // Otherwise the key would also close the dialog.
    if (event.key === 'Escape' && drag.cancel()) stopUsedKey(event);
    if (!isReady || drag.isDragging() || event.altKey || event.ctrlKey || event.metaKey) return;
    const moved = movedOffset(offset, event.key, event.shiftKey);
    if (moved !== null) {
      event.preventDefault();
      watch.start();
      setOffset(moved);
      setPlaced(true);
    } else if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault();
      // The Enter key that opened the dialog may still be held down.
      if (isPlaced && !event.repeat) check();
    }
  }
  return { offset, knob, trackProps: drag.trackProps, handleKey, waitsForCheck: isReady && isPlaced, check };
}
