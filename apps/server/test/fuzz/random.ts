/** A source of choices that repeats itself for the same seed. */
export interface Random {
  /** At least 0, below 1. */
  next(): number;
  chance(of: number): boolean;
  below(limit: number): number;
  pick<T>(list: readonly T[]): T;
}

/** Mulberry32: small, and good enough to choose inputs. */
export function randomFrom(seed: number): Random {
  let state = seed >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const below = (limit: number): number => Math.floor(next() * limit);
  return {
    next,
    below,
    chance: (of) => next() < of,
    pick<T>(list: readonly T[]): T {
      const picked = list[below(list.length)];
      if (picked === undefined) throw new Error('There is nothing to pick.');
      return picked;
    },
  };
}
