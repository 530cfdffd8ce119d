import type { Centavos } from '../../money/centavos.ts';

/** Whether keys are handed over while storage is owed: always, or only once it is paid. */
export const STORAGE_KEYS = ['always', 'paid'] as const;
export type StorageKeys = (typeof STORAGE_KEYS)[number];

/** What storage costs: what the house has set, or what held at a sale and holds for it from then on. */
export interface StorageTerms {
  /** Days of storage that cost nothing; above zero. */
  readonly freeDays: number;
  /** For each vehicle and each day after those. */
  readonly daily: Centavos;
  /** So many days cost at most; above zero. */
  readonly mostDays: number;
  readonly keys: StorageKeys;
}

/** What the house has set: the terms of sales from now on, working days before a reminder, and what sales may waive of a purchase. */
export interface StorageRules {
  readonly terms: StorageTerms;
  readonly remindDays: number;
  readonly waive: Centavos;
}

/** What a sale keeps of the terms in force; null: storage costs nothing, and never will for this sale. */
export function termsOfSale(set: StorageTerms): StorageTerms | null {
  return set.daily > 0 && set.mostDays > 0 ? set : null;
}

/** What storage of so many vehicles can cost at most. */
export function storageCap({ daily, mostDays }: StorageTerms, vehicles: number): Centavos {
  return daily * mostDays * vehicles;
}
