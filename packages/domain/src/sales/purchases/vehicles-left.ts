/** When each vehicle of a purchase left the yard, in epoch milliseconds; null: it is there, or its exit was not noted. */
type Exits = readonly (number | null)[];

/** When the last vehicle of a purchase left; null: not all have. */
export function allLeftAt(exits: Exits): number | null {
  const left = exits.filter((at) => at !== null);
  return left.length === 0 || left.length < exits.length ? null : Math.max(...left);
}

/**
 * Whether the vehicles of a purchase are told one by one: it is of several, and they are collected or delivered now, or some left. An exit of a
 * completed purchase that nobody noted says nothing about where the vehicle is.
 */
export function areExitsTold(
  purchase: { readonly status: 'V' | 'C' | 'L' | 'X'; readonly cancelled: boolean },
  exits: Exits,
): boolean {
  if (exits.length < 2) return false;
  return (purchase.status === 'L' && !purchase.cancelled) || exits.some((at) => at !== null);
}
