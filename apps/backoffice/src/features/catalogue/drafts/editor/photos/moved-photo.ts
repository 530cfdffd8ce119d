/** The photos with one of them moved to a place, from 0. */
export function movedPhoto<T extends { readonly guid: string }>(
  photos: readonly T[],
  guid: string,
  to: number,
): T[] {
  const moved = photos.find((photo) => photo.guid === guid);
  if (moved === undefined) return [...photos];
  const others = photos.filter((photo) => photo !== moved);
  return [...others.slice(0, to), moved, ...others.slice(to)];
}
