import type { Queries, Transaction } from '../../../platform/db/database.ts';
import { statement } from '../../../platform/db/statement.ts';

// Receipts and transfers are in tables of their own, so that no index refuses what two users record at the same moment.
const lock = statement({
  name: 'bank-references.lock',
  text: `select pg_advisory_xact_lock(hashtextextended('bank reference ' || $1 || ' ' || split_part($2::text, '/', 1), 0))`,
});

// A receipt may name a part of a movement.
const incoming = statement({
  name: 'bank-references.incoming',
  text: `select exists (select from receipt where split_part(reference, '/', 1) = $1 and state <> 'reversed') as of_buyer,
    exists (select from store_repayment where reference in ($1, split_part($1, '/', 1)) and reversed_at is null) as of_store`,
});

const outgoing = statement({
  name: 'bank-references.outgoing',
  // What the bank gave back by itself is in the book under its id.
  text: `select 1 as found from payback where reference = $1 union all select 1 from payout where reference = $1
    union all select 1 from bank_refund where upper(return_id) = $1 and covered_cents < amount_cents and state = 'done' limit 1`,
});

/**
 * Whether money that came in under a reference (`bankReference`) stands already: a movement of the bank is money of a buyer or of a store, never of
 * both. Until the transaction ends no other records it.
 */
export async function cameInWith(transaction: Transaction, reference: string) {
  await transaction.run(lock, ['in', reference]);
  return (await transaction.row(incoming, [reference])) ?? { of_buyer: false, of_store: false };
}

const used = statement({
  name: 'bank-references.used',
  text: `select reference from receipt where split_part(reference, '/', 1) = $1 and state <> 'reversed'`,
});

/** The references of receipts that stand for a movement with a reference, or for parts of it. */
export async function usedReferences(queries: Queries, reference: string): Promise<ReadonlySet<string>> {
  return new Set((await queries.rows(used, [reference])).map((row) => row.reference));
}

/**
 * Keeps others from recording money that came in or went out under these references until the transaction ends; always in the same order, so that
 * no two wait for each other.
 */
export async function lockReferences(
  transaction: Transaction,
  way: 'in' | 'out',
  references: readonly string[],
): Promise<void> {
  for (const reference of references.toSorted()) await transaction.run(lock, [way, reference]);
}

/**
 * Takes a reference for a transfer to a buyer or a store, in the place of the one that it had: until the transaction ends no other takes or leaves
 * either. False: money that went out, or back by the bank itself, has it already.
 */
export async function takeOutgoing(
  transaction: Transaction,
  reference: string,
  before: string | null = null,
): Promise<boolean> {
  await lockReferences(transaction, 'out', before === null ? [reference] : [before, reference]);
  return (await transaction.row(outgoing, [reference])) === undefined;
}
