import { describe, expect, it } from 'vitest';
import { damages } from './drawing/damage.ts';
import { drawVehicle, type VehiclePicture } from './draw-vehicle.ts';
import { anglesFor, pictureAngles } from './drawing/picture-angle.ts';
import { brokenTag, missingPaints } from './testing-support/well-formed.ts';
import { vehicleBodies } from './vehicle-body.ts';

const limit = 28 * 1024;

function pictureOf(change: Partial<VehiclePicture> = {}): VehiclePicture {
  return { body: 'hatch', colour: 'vermelho', angle: 'front-left', seed: 7, ...change };
}

describe.each(vehicleBodies)('a picture of a %s', (body) => {
  it.each(pictureAngles)('is well-formed, small and paints only with what it defines: %s', (angle) => {
    for (const seed of [1, 'abc']) {
      const svg = drawVehicle(pictureOf({ body, angle, seed, colour: 'azul', km: 123456 }));
      expect(brokenTag(svg)).toBeUndefined();
      expect(missingPaints(svg)).toEqual([]);
      expect(svg).not.toMatch(/NaN|undefined|Infinity/);
      expect(svg.length).toBeLessThan(limit);
      expect(svg).toContain('viewBox="0 0 3200 2000" width="1600" height="1000"');
    }
  });

  it('shows at least twelve different pictures', () => {
    const angles = anglesFor(body);
    const pictures = angles.map((angle) =>
      drawVehicle(pictureOf({ body, angle })).replaceAll(/v[0-9a-z]+-/g, ''),
    );
    expect(new Set(pictures).size).toBe(angles.length);
    expect(angles.length).toBeGreaterThanOrEqual(12);
  });

  it('takes the colour it is given', () => {
    const paint = (colour: string): string =>
      drawVehicle(pictureOf({ body, colour })).replaceAll(/v[0-9a-z]+-/g, '');
    expect(paint('azul')).not.toBe(paint('amarelo'));
  });
});

describe('drawVehicle', () => {
  it('answers the same text for the same input', () => {
    expect(drawVehicle(pictureOf())).toBe(drawVehicle(pictureOf()));
  });

  it('varies the wheels and the place with the seed', () => {
    const pictures = [1, 2, 3, 4, 5, 6].map((seed) =>
      drawVehicle(pictureOf({ seed })).replaceAll(/v[0-9a-z]+-/g, ''),
    );
    expect(new Set(pictures).size).toBe(6);
  });

  it('gives two pictures on one page different gradient names', () => {
    const ids = (svg: string): string[] => [...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id ?? '');
    const front = new Set(ids(drawVehicle(pictureOf({ angle: 'front' }))));
    expect(ids(drawVehicle(pictureOf({ angle: 'rear' }))).filter((id) => front.has(id))).toEqual([]);
  });

  it('takes a paint written as #rrggbb', () => {
    expect(drawVehicle(pictureOf({ colour: '#b3202a' })).replaceAll(/v[0-9a-z]+-/g, '')).toBe(
      drawVehicle(pictureOf({ colour: 'vermelho' })).replaceAll(/v[0-9a-z]+-/g, ''),
    );
  });

  it('shows the kilometres it is given on the odometer', () => {
    const display = (km: number): string => drawVehicle(pictureOf({ angle: 'odometer', km }));
    expect(display(11111).match(/M1 .1v.8/g)).toHaveLength(5);
    expect(display(88888).match(/M.1 0h.8/g)).toHaveLength(5);
  });
});

describe.each(damages)('a %s', (damage) => {
  it.each(['detail', 'headlight', 'taillight', 'wheel'] as const)(
    'is drawn on the %s, well-formed and small',
    (angle) => {
      for (const body of vehicleBodies) {
        const whole = pictureOf({ body, angle });
        const svg = drawVehicle({ ...whole, damage });
        expect(brokenTag(svg)).toBeUndefined();
        expect(missingPaints(svg)).toEqual([]);
        expect(svg).not.toMatch(/NaN|undefined|Infinity/);
        expect(svg.length).toBeLessThan(limit + 4096);
        expect(svg.length).toBeGreaterThan(drawVehicle(whole).length);
      }
    },
  );
});
