import { useEffect, useEffectEvent, useState, type RefObject } from 'react';
import { useZoomGestures } from './use-zoom-gestures.ts';
import { containedSize, panBy, WHOLE, zoomTo, type Point, type Zoom, type ZoomFrame } from './zoom.ts';

const MIDDLE: Point = { x: 0, y: 0 };

/** Zoom and pan of the picture in a stage: by touch, mouse, wheel and calls. `onSwipe`: 1 for next, -1 for previous. */
export function useZoom(stage: RefObject<HTMLElement | null>, onSwipe: (step: 1 | -1) => void) {
  const [zoom, setZoom] = useState<Zoom>(WHOLE);
  const zoomBy = (factor: number, point: Point = MIDDLE): void =>
    setZoom((now) => zoomTo(now, now.scale * factor, point, frameOf(stage.current)));
  const pan = (by: Point): void => setZoom((now) => panBy(now, by, frameOf(stage.current)));
  const onWheel = useEffectEvent((event: WheelEvent) => {
    event.preventDefault();
    zoomBy(Math.exp(-event.deltaY / 400), pointIn(stage.current, { x: event.clientX, y: event.clientY }));
  });
  useEffect(() => {
    const element = stage.current;
    const listen = (event: WheelEvent): void => onWheel(event);
    // React attaches passive wheel listeners, which cannot keep the page from scrolling.
    element?.addEventListener('wheel', listen, { passive: false });
    return () => element?.removeEventListener('wheel', listen);
  }, [stage]);
  const handlers = useZoomGestures({
    scale: zoom.scale,
    zoomBy: (factor, at) => zoomBy(factor, pointIn(stage.current, at)),
    pan,
    onSwipe,
  });
  return { zoom, zoomBy, pan, reset: () => setZoom(WHOLE), handlers };
}

function frameOf(stage: HTMLElement | null): ZoomFrame {
  const window = { x: stage?.clientWidth ?? 1, y: stage?.clientHeight ?? 1 };
  const image = stage?.querySelector('img');
  const natural = { x: image?.naturalWidth ?? 0, y: image?.naturalHeight ?? 0 };
  return { window, picture: containedSize(natural, window) };
}

/** A point on the screen relative to the centre of the stage. */
function pointIn(stage: HTMLElement | null, at: Point): Point {
  const box = stage?.getBoundingClientRect();
  if (box === undefined) return MIDDLE;
  return { x: at.x - box.left - box.width / 2, y: at.y - box.top - box.height / 2 };
}
