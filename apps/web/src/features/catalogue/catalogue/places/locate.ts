import type { Place } from './place.ts';

const LIMIT_MS = 8000;

/** The browser's position, to about a kilometre; null when it is not allowed or not available (SORT-07). */
export function locate(): Promise<Place | null> {
  return new Promise((resolve) => {
    if (!('geolocation' in navigator)) {
      resolve(null);
      return;
    }
    navigator.geolocation.getCurrentPosition(
      ({ coords }) =>
        resolve({
          lat: rounded(coords.latitude),
          lon: rounded(coords.longitude),
          name: null,
          approximate: false,
        }),
      () => resolve(null),
      { timeout: LIMIT_MS, maximumAge: 600_000 },
    );
  });
}

function rounded(degrees: number): number {
  return Math.round(degrees * 100) / 100;
}
