/** Scale and offset of a picture, in pixels from the centre of its window. */
export interface Zoom {
  readonly scale: number;
  readonly x: number;
  readonly y: number;
}

/** A point, or a size. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** The window, and the unzoomed size of the picture in it. */
export interface ZoomFrame {
  readonly window: Point;
  readonly picture: Point;
}

/** As large as its window. */
export const WHOLE: Zoom = { scale: 1, x: 0, y: 0 };

const MOST = 6;
/** The scale of a double tap. */
export const CLOSE_UP = 2.5;

/** Zooms to `scale` (1 to 6) so that what is under `point`, relative to the centre of the window, stays under it. */
export function zoomTo(zoom: Zoom, scale: number, point: Point, frame: ZoomFrame): Zoom {
  const next = Math.min(MOST, Math.max(1, scale));
  const ratio = next / zoom.scale;
  return within(
    { scale: next, x: point.x - (point.x - zoom.x) * ratio, y: point.y - (point.y - zoom.y) * ratio },
    frame,
  );
}

/** Pans a zoomed picture; no gap appears at the edges of the window. */
export function panBy(zoom: Zoom, by: Point, frame: ZoomFrame): Zoom {
  return within({ scale: zoom.scale, x: zoom.x + by.x, y: zoom.y + by.y }, frame);
}

/** The size of a picture with these proportions inside a window, as with `object-fit: contain`. */
export function containedSize(natural: Point, window: Point): Point {
  if (natural.x <= 0 || natural.y <= 0) return window;
  const ratio = Math.min(window.x / natural.x, window.y / natural.y);
  return { x: natural.x * ratio, y: natural.y * ratio };
}

function within({ scale, x, y }: Zoom, { window, picture }: ZoomFrame): Zoom {
  const most = (size: number, room: number): number => Math.max(0, (size * scale - room) / 2);
  return { scale, x: clamp(x, most(picture.x, window.x)), y: clamp(y, most(picture.y, window.y)) };
}

function clamp(value: number, most: number): number {
  // Adding zero turns -0 into 0.
  return Math.min(most, Math.max(-most, value)) + 0;
}
