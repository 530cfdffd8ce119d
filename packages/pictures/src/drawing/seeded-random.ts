/** A source of repeatable numbers; every call moves it one step. */
export type SeededRandom = {
  /** Next number in [0, 1). */
  next(): number;
  /** Next number in [low, high). */
  between(low: number, high: number): number;
  /** One of the options, each equally likely. */
  pick<T>(options: readonly [T, ...T[]]): T;
};

/** Returns a 32-bit unsigned hash (FNV-1a) of a text: the same text always gives the same number. */
export function hashText(text: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  }
  return hash >>> 0;
}

/** Returns a repeatable generator (mulberry32) for a seed; texts are hashed first. */
export function seededRandom(seed: number | string): SeededRandom {
  let state = (typeof seed === 'number' ? hashText(String(seed)) : hashText(seed)) >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
  return {
    next,
    between: (low, high) => low + (high - low) * next(),
    pick: (options) => options[Math.floor(next() * options.length)] ?? options[0],
  };
}
