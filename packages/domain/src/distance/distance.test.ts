import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { distanceMetres, EARTH_RADIUS_METRES, nearestMetres } from './great-circle.ts';

const vitoria = { latitude: -20.3155, longitude: -40.3128 };
const saoPaulo = { latitude: -23.5505, longitude: -46.6333 };
const anyPlace = fc.record({
  latitude: fc.double({ min: -90, max: 90, noNaN: true }),
  longitude: fc.double({ min: -180, max: 180, noNaN: true }),
});

describe('great-circle distance', () => {
  it('knows a quarter and a half of the globe by a radius of 6371 km', () => {
    const origin = { latitude: 0, longitude: 0 };
    const quarter = (EARTH_RADIUS_METRES * Math.PI) / 2;
    expect(distanceMetres(origin, { latitude: 0, longitude: 90 })).toBeCloseTo(quarter, 3);
    expect(distanceMetres(origin, { latitude: 90, longitude: 17 })).toBeCloseTo(quarter, 3);
    expect(distanceMetres(origin, { latitude: 0, longitude: 180 })).toBeCloseTo(2 * quarter, 3);
  });
  it('puts São Paulo some 744 km from Vitória', () => {
    expect(Math.round(distanceMetres(vitoria, saoPaulo) / 1000)).toBe(744);
  });
  it('is symmetric, zero at the same place and never beyond half the globe', () => {
    fc.assert(
      fc.property(anyPlace, anyPlace, (one, other) => {
        const there = distanceMetres(one, other);
        expect(there).toBeCloseTo(distanceMetres(other, one), 3);
        expect(there).toBeLessThanOrEqual(EARTH_RADIUS_METRES * Math.PI + 1);
        expect(distanceMetres(one, one)).toBe(0);
      }),
    );
  });
  it('takes the nearest vehicle of a lot and null without coordinates, C-55', () => {
    const nowhere = { latitude: null, longitude: null };
    expect(nearestMetres(vitoria, [nowhere, saoPaulo, vitoria])).toBe(0);
    expect(nearestMetres(vitoria, [nowhere])).toBeNull();
    expect(nearestMetres(vitoria, [{ ...vitoria, latitude: null }])).toBeNull();
    expect(nearestMetres(vitoria, [{ ...vitoria, longitude: null }])).toBeNull();
    expect(nearestMetres(vitoria, [])).toBeNull();
  });
});
