import { useRef, type PointerEvent } from 'react';
import { CLOSE_UP, type Point } from './zoom.ts';

const SWIPE_PX = 36;
const TAP_PX = 12;
const DOUBLE_MS = 320;

interface Actions {
  readonly scale: number;
  /** `at` is a point on the screen. */
  zoomBy(factor: number, at: Point): void;
  pan(by: Point): void;
  onSwipe(step: 1 | -1): void;
}

/** Pinch, double tap, drag and swipe on a picture; a swipe counts only while it is not zoomed. */
export function useZoomGestures({ scale, zoomBy, pan, onSwipe }: Actions) {
  const fingers = useRef(new Map<number, Point>());
  const gesture = useRef({ from: { x: 0, y: 0 }, moved: false, pinched: false, tappedAt: 0 });

  const onPointerDown = (event: PointerEvent): void => {
    if (event.button !== 0) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    fingers.current.set(event.pointerId, placeOf(event));
    if (fingers.current.size > 1) gesture.current.pinched = true;
    else gesture.current = { ...gesture.current, from: placeOf(event), moved: false, pinched: false };
  };
  const onPointerMove = (event: PointerEvent): void => {
    const before = fingers.current.get(event.pointerId);
    if (before === undefined) return;
    const now = placeOf(event);
    const other = [...fingers.current].find(([id]) => id !== event.pointerId)?.[1];
    fingers.current.set(event.pointerId, now);
    if (distance(now, gesture.current.from) > TAP_PX) gesture.current.moved = true;
    if (other !== undefined) {
      const middle = { x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 };
      zoomBy(distance(now, other) / Math.max(1, distance(before, other)), middle);
    }
    const share = other === undefined ? 1 : 0.5;
    if (scale > 1) pan({ x: (now.x - before.x) * share, y: (now.y - before.y) * share });
  };
  const onPointerUp = (event: PointerEvent): void => {
    if (!fingers.current.delete(event.pointerId) || fingers.current.size > 0) return;
    const { from, moved, pinched, tappedAt } = gesture.current;
    if (pinched) return;
    const at = placeOf(event);
    const across = at.x - from.x;
    if (!moved) {
      const again = event.timeStamp - tappedAt < DOUBLE_MS;
      gesture.current.tappedAt = again ? 0 : event.timeStamp;
      if (again) zoomBy(scale > 1 ? 1 / scale : CLOSE_UP, at);
    } else if (scale === 1 && Math.abs(across) > SWIPE_PX && Math.abs(across) > Math.abs(at.y - from.y)) {
      onSwipe(across < 0 ? 1 : -1);
    }
  };
  const onPointerCancel = (event: PointerEvent): void => {
    fingers.current.delete(event.pointerId);
    gesture.current.pinched = true;
  };
  return { onPointerDown, onPointerMove, onPointerUp, onPointerCancel };
}

function placeOf({ clientX, clientY }: PointerEvent): Point {
  return { x: clientX, y: clientY };
}

function distance(one: Point, other: Point): number {
  return Math.hypot(one.x - other.x, one.y - other.y);
}
