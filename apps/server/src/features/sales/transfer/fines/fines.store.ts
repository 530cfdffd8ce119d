import type { FinePayer } from '@patio/domain/sales/transfer/fine-payer.ts';
import type { Queries, Transaction } from '../../../../platform/db/database.ts';
import { statement } from '../../../../platform/db/statement.ts';

const list = statement({
  name: 'transfer-fines.list',
  text: `select code, happened_on, cents, description, payer, reason, recorded_at from transfer_fine
    where purchase_code = $1 and removed_at is null order by happened_on, code`,
});

const add = statement({
  name: 'transfer-fines.add',
  text: `insert into transfer_fine (purchase_code, happened_on, cents, description, payer, reason, recorded_by, recorded_at)
    values ($1, $2, $3, $4, $5, $6, $7, $8) returning code`,
});

const remove = statement({
  name: 'transfer-fines.remove',
  text: `update transfer_fine set removed_by = $2, removed_at = $3, removal_reason = $4 where code = $1`,
});

/** The fines of a purchase that count, the oldest offence first. Amounts in centavos. */
export const finesOf = (queries: Queries, purchaseCode: number) => queries.rows(list, [purchaseCode]);
export type FineRow = Awaited<ReturnType<typeof finesOf>>[number];

interface NewFine {
  readonly purchaseCode: number;
  readonly happenedOn: string;
  readonly cents: number;
  readonly description: string;
  readonly payer: FinePayer;
  readonly reason: string | null;
}

/** Who does something, and when in epoch milliseconds. */
interface By {
  readonly accountId: number;
  readonly at: number;
}

/** Records a fine and gives its number. */
export async function insertFine(
  transaction: Transaction,
  { purchaseCode, happenedOn, cents, description, payer, reason }: NewFine,
  { accountId, at }: By,
): Promise<number> {
  const values = [purchaseCode, happenedOn, cents, description, payer, reason, accountId, new Date(at)];
  return (await transaction.row(add, values))?.code ?? 0;
}

/** Strikes a fine; it stays on record. */
export async function strikeFine(
  transaction: Transaction,
  code: number,
  reason: string,
  { accountId, at }: By,
): Promise<void> {
  await transaction.run(remove, [code, accountId, new Date(at), reason]);
}
