import { keysAreKept } from '@patio/domain/sales/storage-days/storage-account.ts';
import { formatMoney } from '@patio/domain/money/format-money.ts';
import type { Idiom } from '@patio/contract/errors/catalogue.ts';
import type { Queries } from '../../../platform/db/database.ts';
import { readStorage } from './open-storage.ts';
import { termsOf } from './storage.store.ts';

/** What the gate has to know of the storage of a purchase. Centavos. */
export interface GateStorage {
  /** Not charged yet, and charged and not paid. */
  readonly owed: number;
  /** Why nothing may leave, in words; null: it may. */
  readonly reason: string | null;
}

const WORDS = {
  PTBR: (amount: string) => `Há ${amount} de diárias de pátio a pagar antes da saída.`,
  EN: (amount: string) => `There are ${amount} of storage to be paid before the exit.`,
};

/** What is owed of storage as the gate sees it; null: storage never costs for this purchase. A night's days are written by the job soon after it. */
export async function storageAtGate(
  queries: Queries,
  code: number,
  idiom: Idiom,
): Promise<GateStorage | null> {
  const storage = await readStorage(queries, code);
  if (storage === undefined) return null;
  const { row, account } = storage;
  const facts = { owed: account.owed, unpaid: row.unpaid_cents };
  const owed = facts.owed + facts.unpaid;
  const kept = keysAreKept(termsOf(row), facts);
  return { owed, reason: kept ? WORDS[idiom](formatMoney(owed)) : null };
}
