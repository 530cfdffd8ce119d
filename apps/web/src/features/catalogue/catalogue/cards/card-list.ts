import type { CardView } from './card-view.ts';

/** One list of home; `failed` when it could not be loaded. */
export interface CardList {
  readonly cards: readonly CardView[];
  readonly total: number;
  readonly failed: boolean;
  /** Kilometres to each card's nearest vehicle; null without coordinates. Empty when distances do not matter. */
  readonly distances: readonly (number | null)[];
}

/** A list of which nothing is to be had. */
export const EMPTY_LIST: CardList = { cards: [], total: 0, failed: false, distances: [] };

/** A list that could not be loaded. */
export const FAILED_LIST: CardList = { cards: [], total: 0, failed: true, distances: [] };
