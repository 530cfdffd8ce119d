import type { ReceiptSource } from '@patio/domain/finance/charges/receipt.ts';
import type { Queries, Transaction } from '../../../platform/db/database.ts';
import { shape, statement } from '../../../platform/db/statement.ts';
import type { CaseFlag } from './cases.store.ts';

/** What happened to a case. */
export type CaseEvent =
  | 'opened'
  | 'added'
  | 'taken'
  | 'noted'
  | 'report-decided'
  | 'reported'
  | 'dismissed'
  | 'saved';

type Kind = 'receipt' | 'purchase';

const addReceipt = statement({
  name: 'aml-cases.add-receipt',
  text: `insert into aml_operation (case_code, kind, receipt_code, amount_cents, at, way, payer) values ($1, 'receipt', $2, $3, $4, $5, $6)`,
});

const addPurchase = statement({
  name: 'aml-cases.add-purchase',
  text: `insert into aml_operation (case_code, kind, purchase_code, amount_cents, at) values ($1, 'purchase', $2, $3, $4)`,
});

const ofCase = statement({
  name: 'aml-cases.operations',
  text: `select o.kind, o.receipt_code, coalesce(o.purchase_code, c.purchase_code) as purchase_code, f.title as offer, o.amount_cents, o.at, o.way,
      o.payer, coalesce(r.state = 'reversed', false) as reversed
    from aml_operation o left join receipt r on r.code = o.receipt_code left join charge c on c.code = r.charge_code
      left join purchase p on p.code = coalesce(o.purchase_code, c.purchase_code) left join offer f on f.code = p.offer_code
    where o.case_code = $1 order by o.at, o.code`,
  shape: shape<{ kind: Kind; way: ReceiptSource | null }>(),
});

const seen = statement({
  name: 'aml-cases.seen-operations',
  text: `select o.kind, coalesce(o.receipt_code, o.purchase_code) as operation from aml_operation o join aml_case k on k.code = o.case_code
    where k.account_id = $1 and k.flag = $2`,
  shape: shape<{ kind: Kind }>(),
});

const addEventText = statement({
  name: 'aml-cases.add-event',
  text: 'insert into aml_event (case_code, kind, author_id, at, words) values ($1, $2, $3, $4, $5)',
});

const events = statement({
  name: 'aml-cases.events',
  text: `select e.kind, e.at, e.words, trim(a.name || ' ' || a.surname) as author
    from aml_event e left join account a on a.id = e.author_id where e.case_code = $1 order by e.code`,
  shape: shape<{ kind: CaseEvent }>(),
});

/** An operation to be added; centavos, epoch milliseconds; the payer encrypted. */
export interface NewOperation {
  readonly code: number;
  readonly amount: number;
  readonly at: number;
  /** Null: it is a purchase. */
  readonly receipt: { readonly way: ReceiptSource; readonly payer: Buffer } | null;
}

/** Adds an operation to a case that does not have it. */
export async function addOperation(
  transaction: Transaction,
  caseCode: number,
  { code, amount, at, receipt }: NewOperation,
): Promise<void> {
  const facts = [caseCode, code, amount, new Date(at)];
  await (receipt === null
    ? transaction.run(addPurchase, facts)
    : transaction.run(addReceipt, [...facts, receipt.way, receipt.payer]));
}

/** The operations of a case, oldest first. Centavos, epoch milliseconds. */
export function operationsOfCase(queries: Queries, caseCode: number) {
  return queries.rows(ofCase, [caseCode]);
}

/** The operations in cases of a person and a flag, also closed ones, as `receipt 12`. */
export async function seenOperations(
  queries: Queries,
  account: number,
  flag: CaseFlag,
): Promise<ReadonlySet<string>> {
  const rows = await queries.rows(seen, [account, flag]);
  return new Set(rows.map(({ kind, operation }) => `${kind} ${operation ?? ''}`));
}

/** Adds what happened to the history of a case, its words encrypted. */
export async function addEvent(
  transaction: Transaction,
  caseCode: number,
  event: {
    readonly kind: CaseEvent;
    readonly by: number | null;
    readonly at: number;
    readonly words: Buffer | null;
  },
): Promise<void> {
  await transaction.run(addEventText, [caseCode, event.kind, event.by, new Date(event.at), event.words]);
}

/** The history of a case, oldest first. */
export function eventsOfCase(queries: Queries, caseCode: number) {
  return queries.rows(events, [caseCode]);
}
