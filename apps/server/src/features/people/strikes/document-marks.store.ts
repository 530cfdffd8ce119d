import type { Queries, Transaction } from '../../../platform/db/database.ts';
import { statement } from '../../../platform/db/statement.ts';

const insert = statement({
  name: 'strikes.insert-mark',
  text: `insert into document_mark (mark, account_id, blocked, until, outlives_keys) values ($1, $2, $3, $4, $5)
    on conflict (mark) do update set account_id = excluded.account_id, blocked = excluded.blocked, until = excluded.until`,
});
const find = statement({
  name: 'strikes.find-mark',
  text: `select account_id, blocked from document_mark where mark = $1 and (blocked or until > $2) for update`,
});
const move = statement({
  name: 'strikes.move',
  text: 'update strike set account_id = $2 where account_id = $1',
});
const remove = statement({
  name: 'strikes.remove-mark',
  text: 'delete from document_mark where mark = $1',
});
const forget = statement({
  name: 'strikes.forget-marks',
  text: 'delete from document_mark where until <= $1 and not blocked',
});

interface DocumentMark {
  readonly mark: Buffer;
  readonly accountId: number;
  readonly blocked: boolean;
  /** Epoch milliseconds; null: as long as the block. */
  readonly until: number | null;
  /** Whether it matches after the secret key was replaced. */
  readonly outlivesKeys: boolean;
}

/** Keeps the mark of a document. */
export async function insertMark(transaction: Transaction, given: DocumentMark): Promise<void> {
  const until = given.until === null ? null : new Date(given.until);
  await transaction.run(insert, [given.mark, given.accountId, given.blocked, until, given.outlivesKeys]);
}

/** The mark of a document that still applies, locked. */
export function lockMark(
  transaction: Transaction,
  mark: Buffer,
  now: number,
): Promise<{ readonly account_id: number; readonly blocked: boolean } | undefined> {
  return transaction.row(find, [mark, new Date(now)]);
}

/** Moves the strikes of one account to another, and removes the mark that led there. */
export async function moveStrikes(
  transaction: Transaction,
  given: { readonly mark: Buffer; readonly from: number; readonly to: number },
): Promise<void> {
  await transaction.run(move, [given.from, given.to]);
  await transaction.run(remove, [given.mark]);
}

/** Removes expired marks. */
export async function forgetDocumentMarks(queries: Queries, now: number): Promise<void> {
  await queries.run(forget, [new Date(now)]);
}
