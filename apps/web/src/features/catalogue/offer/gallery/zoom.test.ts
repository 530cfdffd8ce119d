import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { containedSize, panBy, WHOLE, zoomTo, type ZoomFrame } from './zoom.ts';

const frame: ZoomFrame = { window: { x: 400, y: 800 }, picture: { x: 400, y: 300 } };
const coordinate = fc.double({ min: -200, max: 200, noNaN: true });
const step = fc.record({
  scale: fc.double({ min: 0.1, max: 20, noNaN: true }),
  x: coordinate,
  y: coordinate,
  shift: fc.record({ x: coordinate, y: coordinate }),
});

describe('the zoom of the lightbox, GALL-05', () => {
  it('keeps what is under the finger under the finger', () => {
    const zoom = zoomTo(WHOLE, 2, { x: 100, y: 0 }, frame);
    expect(zoom).toEqual({ scale: 2, x: -100, y: 0 });
    // The point of the picture that stood at 100 stands there still.
    expect(((100 - zoom.x) / zoom.scale) * 1).toBe(100);
  });

  it('never leaves an edge inside the window nor a scale outside of 1 to 6, whatever is done', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 20 }), (steps) => {
        let zoom = WHOLE;
        for (const { scale, x, y, shift } of steps) {
          zoom = panBy(zoomTo(zoom, scale, { x, y }, frame), shift, frame);
          expect(zoom.scale).toBeGreaterThanOrEqual(1);
          expect(zoom.scale).toBeLessThanOrEqual(6);
          expect(Math.abs(zoom.x)).toBeLessThanOrEqual(Math.max(0, (400 * zoom.scale - 400) / 2) + 1e-6);
          expect(Math.abs(zoom.y)).toBeLessThanOrEqual(Math.max(0, (300 * zoom.scale - 800) / 2) + 1e-6);
        }
      }),
    );
  });

  it('stands in the middle again once it is whole', () => {
    fc.assert(
      fc.property(step, ({ x, y, shift }) => {
        const close = panBy(zoomTo(WHOLE, 4, { x, y }, frame), shift, frame);
        expect(zoomTo(close, 1, { x, y }, frame)).toEqual(WHOLE);
      }),
    );
  });

  it('knows the size of a picture inside its window', () => {
    expect(containedSize({ x: 1600, y: 1000 }, { x: 400, y: 800 })).toEqual({ x: 400, y: 250 });
    expect(containedSize({ x: 1000, y: 2000 }, { x: 400, y: 400 })).toEqual({ x: 200, y: 400 });
    expect(containedSize({ x: 0, y: 0 }, { x: 400, y: 400 })).toEqual({ x: 400, y: 400 });
  });
});
