/** A place on the globe in decimal degrees. */
export type Coordinates = { readonly latitude: number; readonly longitude: number };

/** The radius of the Earth that the specification fixes (B§4, B§9): 6371 km, here in metres. */
export const EARTH_RADIUS_METRES = 6_371_000;

const RADIANS = Math.PI / 180;

/** The great-circle distance between two places in metres (haversine formula). */
export function distanceMetres(from: Coordinates, to: Coordinates): number {
  const north = Math.sin(((to.latitude - from.latitude) * RADIANS) / 2);
  const east = Math.sin(((to.longitude - from.longitude) * RADIANS) / 2);
  const parallels = Math.cos(from.latitude * RADIANS) * Math.cos(to.latitude * RADIANS);
  const chord = Math.min(1, north * north + parallels * east * east);
  return 2 * EARTH_RADIUS_METRES * Math.asin(Math.sqrt(chord));
}

/** Coordinates that may be unknown, as vehicles have them. */
export type MaybeCoordinates = { readonly latitude: number | null; readonly longitude: number | null };

/** The distance in metres to the nearest of several vehicles; null when none of them has coordinates (C-55). */
export function nearestMetres(from: Coordinates, places: readonly MaybeCoordinates[]): number | null {
  const distances = places.flatMap(({ latitude, longitude }) =>
    latitude === null || longitude === null ? [] : [distanceMetres(from, { latitude, longitude })],
  );
  return distances.length === 0 ? null : Math.min(...distances);
}
