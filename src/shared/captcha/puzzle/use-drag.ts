import { type MouseEvent, type PointerEvent, type RefObject, type TouchEvent, useRef } from 'react';
import { boxInWindow } from '#lib/document/zoom';
import { draggedOffset } from '../geometry';

type Options = {
  knob: RefObject<HTMLElement | null>;
  /** The block's current offset, in picture pixels. */
  offset: number;
  isReady: boolean;
  /** @param byKnob false for a press on the track, which moves the block but does not submit on release */
  onPress(byKnob: boolean): void;
  onMove(offset: number): void;
  /** @param isAnswer whether the knob was dragged to another offset */
  onLetGo(offset: number, isAnswer: boolean): void;
};

type Drag = {
  pointerId: number;
  startX: number;
  before: number;
  start: number;
  travel: number;
  byKnob: boolean;
};

/**
 * Tracks one pointer (mouse, touch or pen) from its press on a slider's track to its release or cancellation.
 */
export function useDrag({ knob, offset, isReady, onPress, onMove, onLetGo }: Options) {
  const drag = useRef<Drag>(undefined);

  function handlePress(event: PointerEvent<HTMLElement>) {
    if (!isReady || !event.isPrimary || event.button !== 0 || !knob.current) return;
    drag.current = begin(event, knob.current, offset);
    try {
      // The drag goes on when the pointer leaves the track.
      event.currentTarget.setPointerCapture(event.pointerId);
    } catch {
      // The pointer is already gone. Without capture, the drag works inside the track.
    }
    knob.current.focus({ preventScroll: true });
    onPress(drag.current.byKnob);
    onMove(drag.current.start);
  }
  function handleMove(event: PointerEvent) {
    if (drag.current?.pointerId === event.pointerId) onMove(place(drag.current, event));
    keepMove(event);
  }
  /** A script of the page, such as Swiper, would drag the box around the element as well. */
  function keepMove(event: PointerEvent | TouchEvent) {
    if (drag.current) event.stopPropagation();
  }
  function handleRelease(event: PointerEvent) {
    const ended = drag.current;
    if (ended?.pointerId !== event.pointerId) return;
    drag.current = undefined;
    const final = place(ended, event);
    onLetGo(final, ended.byKnob && final !== ended.start);
  }
  function cancel(): boolean {
    if (!drag.current) return false;
    onMove(drag.current.before);
    drag.current = undefined;
    return true;
  }
  return {
    isDragging: () => drag.current !== undefined,
    cancel,
    trackProps: {
      onPointerDown: handlePress,
      onPointerMove: handleMove,
      onTouchMove: keepMove,
      onPointerUp: handleRelease,
      onPointerCancel: () => void cancel(),
      onMouseDown(event: MouseEvent) {
        // A press beside the knob would otherwise blur it.
        event.preventDefault();
        // As above.
        event.stopPropagation();
      },
    },
  };
}

function begin(event: PointerEvent<HTMLElement>, knob: HTMLElement, before: number): Drag {
  const { left, width } = boxInWindow(knob);
  const { pointerId, clientX: startX } = event;
  const travel = boxInWindow(event.currentTarget).width - width;
  const byKnob = knob.contains(event.target as Node);
  const start = byKnob ? before : draggedOffset(before, startX - left - width / 2, travel);
  return { pointerId, startX, before, start, travel, byKnob };
}

function place(drag: Drag, event: PointerEvent): number {
  return draggedOffset(drag.start, event.clientX - drag.startX, drag.travel);
}
