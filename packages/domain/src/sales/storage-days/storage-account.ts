import type { Centavos } from '../../money/centavos.ts';
import type { DayKind } from './storage-day.ts';
import type { StorageTerms } from './storage-terms.ts';

/** A day that is written down, and how many vehicles stood there. */
export interface StorageDay {
  readonly day: string;
  readonly outcome: DayKind;
  readonly vehicles: number;
}

/** Where the storage of a purchase stands. */
export interface StorageAccount {
  readonly freeLeft: number;
  /** Days that cost, without those after the last one that can. */
  readonly counted: number;
  /** What they cost, whatever was waived or charged of it. */
  readonly cost: Centavos;
  /** What is neither waived nor charged yet. */
  readonly owed: Centavos;
}

/** Days on which storage goes on. Which of them cost is not theirs to say: it changes when a complaint is opened again. */
export const COUNTED: ReadonlySet<DayKind> = new Set<DayKind>(['livre', 'conta', 'reclamacao-conta']);

/**
 * Adds up the days of storage. The first free days of all that count cost nothing, whatever was left of them when each was written: the days of a
 * complaint count after all, and no more once it is opened again. Of the others only the first `mostDays` cost anything, each for the vehicles that
 * stood there, so the sum is never above the cap that was told; what was charged and waived is taken off, and is never owed twice.
 */
export function storageAccount(
  { freeDays, daily, mostDays }: StorageTerms,
  days: readonly StorageDay[],
  { waived, charged }: { readonly waived: Centavos; readonly charged: Centavos },
): StorageAccount {
  const inOrder = days
    .filter(({ outcome }) => COUNTED.has(outcome))
    .toSorted((one, other) => (one.day < other.day ? -1 : 1));
  const counted = inOrder.slice(freeDays, freeDays + mostDays);
  const cost = counted.reduce((sum, { vehicles }) => sum + vehicles * daily, 0);
  return {
    freeLeft: Math.max(0, freeDays - inOrder.length),
    counted: counted.length,
    cost,
    owed: Math.max(0, cost - waived - charged),
  };
}

/** What of a purchase says whether its storage goes on. */
export interface StoredPurchase {
  readonly status: 'V' | 'C' | 'L' | 'X';
  readonly freight: 'S' | 'N';
  readonly cancelled: boolean;
  /** Its storage was charged for good. */
  readonly ended: boolean;
}

/** Whether storage goes on: the purchase is released, and its buyer collects it. */
export function storageRuns({ status, freight, cancelled, ended }: StoredPurchase): boolean {
  return status === 'L' && freight === 'N' && !cancelled && !ended;
}

/** Whether the days until now can be charged before the exit: storage goes on, keys wait for its payment, and something is owed. */
export function isChargedBefore(
  { keys }: Pick<StorageTerms, 'keys'>,
  { owed }: Pick<StorageAccount, 'owed'>,
  purchase: StoredPurchase,
): boolean {
  return storageRuns(purchase) && keys === 'paid' && owed > 0;
}

/** Whether keys stay in the yard: the house hands them over only once storage is paid, and something is owed, charged or not. */
export function keysAreKept(
  { keys }: Pick<StorageTerms, 'keys'>,
  { owed, unpaid }: { readonly owed: Centavos; readonly unpaid: Centavos },
): boolean {
  return keys === 'paid' && owed + unpaid > 0;
}
