import { createContext, use, useEffect } from 'react';

/** How much a card presses: something of it is overdue, something waits, or nothing does. */
export const RANKS = { overdue: 0, waiting: 1, nothing: 2 } as const;
export type Rank = (typeof RANKS)[keyof typeof RANKS];

/** Takes note of the rank of a card. */
export const DeskOrderContext = createContext<(path: string, rank: Rank) => void>(() => undefined);

interface Work {
  readonly count: number;
  /** When the first of it is due, as instant of the wire. */
  readonly due?: string | null | undefined;
}

/** Tells the desk how much a card presses; null: it is not known yet, unless its reading has failed. */
export function useDeskRank(path: string, work: Work | null, failed: boolean): void {
  const note = use(DeskOrderContext);
  const count = work?.count ?? null;
  const due = work?.due ?? null;
  useEffect(() => {
    if (count !== null) note(path, rankOf(count, due, Date.now()));
    else if (failed) note(path, RANKS.waiting);
  }, [note, path, count, due, failed]);
}

/** The rank of so much work, the first of which is due at an instant of the wire. */
export function rankOf(count: number, due: string | null, now: number): Rank {
  if (count === 0) return RANKS.nothing;
  return due !== null && Date.parse(due) < now ? RANKS.overdue : RANKS.waiting;
}

/** The most pressing first, each rank in the given order; as given until all are known, so that no card moves twice. */
export function inOrder<Card extends { readonly path: string }>(
  cards: readonly Card[],
  ranks: ReadonlyMap<string, Rank>,
): readonly Card[] {
  if (!cards.every(({ path }) => ranks.has(path))) return cards;
  return cards.toSorted((one, other) => (ranks.get(one.path) ?? 0) - (ranks.get(other.path) ?? 0));
}
