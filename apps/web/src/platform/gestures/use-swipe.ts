import { useRef, type TouchEvent } from 'react';

const LEAST_PX = 36;

/** Handlers that recognise a swipe to either side and leave vertical scrolling alone. */
export function useSwipe(onNext: () => void, onPrevious: () => void) {
  const from = useRef<{ x: number; y: number } | null>(null);
  return {
    onTouchStart: (event: TouchEvent): void => {
      const touch = event.touches[0];
      from.current = touch === undefined ? null : { x: touch.clientX, y: touch.clientY };
    },
    onTouchEnd: (event: TouchEvent): void => {
      const touch = event.changedTouches[0];
      if (from.current === null || touch === undefined) return;
      const [x, y] = [touch.clientX - from.current.x, touch.clientY - from.current.y];
      from.current = null;
      if (Math.abs(x) < LEAST_PX || Math.abs(x) < Math.abs(y)) return;
      if (x < 0) onNext();
      else onPrevious();
    },
  };
}
