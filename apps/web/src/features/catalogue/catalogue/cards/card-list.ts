import type { CardView } from './card-view.ts';

/** One list of the home page; `failed` when it could not be loaded. */
export interface CardList {
  readonly cards: readonly CardView[];
  readonly total: number;
  readonly failed: boolean;
  /** Kilometres to each card's nearest vehicle; null without coordinates. Empty when distances do not matter. */
  readonly distances: readonly (number | null)[];
}

/** An empty list. */
export const EMPTY_LIST: CardList = { cards: [], total: 0, failed: false, distances: [] };

/** A list that could not be loaded. */
export const FAILED_LIST: CardList = { cards: [], total: 0, failed: true, distances: [] };
