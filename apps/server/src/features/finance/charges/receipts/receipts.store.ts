import { storablePayer, type Payer } from '@patio/domain/finance/charges/payer.ts';
import type { ReceiptFacts, ReceiptSource, ReceiptState } from '@patio/domain/finance/charges/receipt.ts';
import type { Queries, Transaction } from '../../../../platform/db/database.ts';
import { shape, statement } from '../../../../platform/db/statement.ts';

/** A receipt to be written: amount in centavos, day of the bank as `2026-11-27`, instant in epoch milliseconds. */
export interface NewReceipt {
  readonly charge: number;
  readonly amount: number;
  readonly day: string;
  readonly payer: Payer;
  readonly reference: string;
  readonly source: ReceiptSource;
  readonly state: 'counted' | 'waiting';
  /** Null: the program. */
  readonly by: number | null;
  readonly at: number;
}

const insert = statement({
  name: 'receipts.insert',
  text: `insert into receipt (charge_code, amount_cents, paid_on, payer_name, payer_document, reference, source, state, recorded_by, recorded_at)
    values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)
    on conflict (reference) where state <> 'reversed' do nothing returning code`,
});

const columns = `r.code, r.charge_code, u.code as purchase_code, r.amount_cents, r.paid_on, r.payer_name, r.payer_document, r.reference, r.source,
  r.state, r.recorded_by, r.recorded_at, r.decision,
  exists (select from statement_line l where l.reference = split_part(r.reference, '/', 1)) as of_movement`;
const states = shape<{ state: ReceiptState; source: ReceiptSource }>();

const byReference = statement({
  name: 'receipts.by-reference',
  text: `select ${columns} from receipt r join charge c on c.code = r.charge_code
    left join purchase u on u.code = c.purchase_code where r.reference = $1 and r.state <> 'reversed'`,
  shape: states,
});

const find = statement({
  name: 'receipts.find',
  text: `select ${columns} from receipt r join charge c on c.code = r.charge_code
    join purchase u on u.code = c.purchase_code where r.code = $1`,
  shape: states,
});

const ofPurchase = statement({
  name: 'receipts.of-purchase',
  text: `select ${columns} from receipt r join charge c on c.code = r.charge_code
    join purchase u on u.code = c.purchase_code where c.purchase_code = $1 order by r.code`,
  shape: states,
});

const save = statement({
  name: 'receipts.save-state',
  text: `update receipt set state = $2, decided_by = $3, decided_at = $4, decision = $5 where code = $1`,
});

const confirm = statement({
  name: 'receipts.confirm',
  text: `update receipt set source = 'pix' where code = $1`,
});

const correct = statement({
  name: 'receipts.correct-reference',
  text: 'update receipt set reference = $2 where code = $1',
});

const ofMovement = statement({
  name: 'receipts.of-movement',
  text: `select 1 as found from statement_line where reference = split_part($1::text, '/', 1) limit 1`,
});

/** Writes another reference of the bank. Errors: unique_violation for one that is recorded. */
export async function writeReference(
  transaction: Transaction,
  code: number,
  reference: string,
): Promise<void> {
  await transaction.run(correct, [code, reference]);
}

/** Whether a reference is that of a movement of a statement, or of a part of it. */
export async function isOfMovement(queries: Queries, reference: string): Promise<boolean> {
  return (await queries.row(ofMovement, [reference])) !== undefined;
}

/** The bank has told of a receipt that staff recorded: it is the bank's from now on. */
export async function confirmReceipt(transaction: Transaction, code: number): Promise<void> {
  await transaction.run(confirm, [code]);
}

/** Writes a receipt, with as much of its payer as can be kept, and returns its code; null: its reference was recorded before. */
export async function insertReceipt(transaction: Transaction, receipt: NewReceipt): Promise<number | null> {
  const { charge, amount, day, reference, source, state, by, at } = receipt;
  const payer = storablePayer(receipt.payer);
  const row = await transaction.row(insert, [
    charge,
    amount,
    day,
    payer.name,
    payer.document,
    reference,
    source,
    state,
    by,
    new Date(at),
  ]);
  return row?.code ?? null;
}

/** The receipt that a reference of the bank belongs to. */
export function receiptWith(queries: Queries, reference: string) {
  return queries.row(byReference, [reference]);
}

/** A receipt by its code. */
export function findReceipt(queries: Queries, code: number) {
  return queries.row(find, [code]);
}

export type ReceiptRow = NonNullable<Awaited<ReturnType<typeof findReceipt>>>;

/** What may be done with a receipt follows from these. */
export const factsOf = ({ source, state, recorded_by: recordedBy }: ReceiptRow): ReceiptFacts => ({
  source,
  state,
  recordedBy,
});

/** The receipts of all charges of a purchase, oldest first; the caller holds the lock of its offer to change one. */
export function receiptsOf(queries: Queries, purchase: number): Promise<ReceiptRow[]> {
  return queries.rows(ofPurchase, [purchase]);
}

/** Writes what became of a receipt. */
export async function writeReceiptState(
  transaction: Transaction,
  code: number,
  state: ReceiptState,
  decided: { readonly by: number | null; readonly at: number; readonly reason: string | null },
): Promise<void> {
  await transaction.run(save, [code, state, decided.by, new Date(decided.at), decided.reason]);
}
