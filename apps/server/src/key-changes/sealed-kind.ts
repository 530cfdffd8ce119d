import type { ServerDeps } from '../deps.ts';

/** What renewing needs. */
export type RenewDeps = Pick<ServerDeps, 'database' | 'config' | 'logger'>;

/** What became of some pieces. */
export interface Renewed {
  /** They are sealed with the key in use now, and were not before. */
  readonly sealed: number;
  /** None of the keys opens them. */
  readonly unreadable: number;
  /** They could not be read or written; the next round tries again. */
  readonly failed: number;
}

/** Something that is sealed or marked with the secret key, and renewed a batch at a time. */
export interface SealedKind {
  readonly name: string;
  /** Renews those after a position, in order; null: from the first. `last`: the position reached; null: there are no more. */
  renew(deps: RenewDeps, after: string | null): Promise<Renewed & { readonly last: string | null }>;
}

/** What became of one piece. */
export type Outcome = 'same' | keyof Renewed;

/** How often each outcome occurs. */
export function countOf(outcomes: readonly Outcome[]): Renewed {
  const count = (searched: Outcome) => outcomes.filter((outcome) => outcome === searched).length;
  return { sealed: count('sealed'), unreadable: count('unreadable'), failed: count('failed') };
}

/** The sum of two counts. */
export function sumOf(one: Renewed, other: Renewed): Renewed {
  return {
    sealed: one.sealed + other.sealed,
    unreadable: one.unreadable + other.unreadable,
    failed: one.failed + other.failed,
  };
}

export const NOTHING: Renewed = { sealed: 0, unreadable: 0, failed: 0 };
