import type { Queries, Transaction } from '../../../platform/db/database.ts';
import { shape, statement } from '../../../platform/db/statement.ts';
import { BOOKED, PAID_PURCHASES } from './lines.store.ts';

/** That a reference names no Pix by the id that all banks know. */
const unnamed = (reference: string): string => `${reference} !~ '^[ED][0-9]{20}[A-Z0-9]{11}(/|$)'`;

/** That a day is that of a Pix without a charge `s` in São Paulo, the one before or the one after: clocks and working days differ. */
const near = (day: string): string => `abs(${day} - (s.paid_at at time zone 'America/Sao_Paulo')::date) <= 1`;

/** That the statement has no movement that is known to be a Pix without a charge `s`. */
const UNSEEN = `not exists (select from statement_line m where m.stray_code = s.code)
    and not exists (select from statement_line m where m.reference = upper(s.end_to_end_id) and m.amount_cents > 0)`;

/** That a movement `l` may be a Pix without a charge `s`: nothing names it, amount and day are the same, and no user said that it is other money. */
const SAME = `l.amount_cents = s.amount_cents and ${near('l.day')} and l.txid is null and l.stray_code is null and ${unnamed('l.reference')}
    and (l.apart_reason is null or l.identified_at < s.recorded_at) and ${UNSEEN}`;

const straysOf = statement({
  name: 'same-money.strays-of-line',
  text: `select s.code, s.end_to_end_id, s.amount_cents, s.left_cents, s.paid_at from statement_line l join stray_pix s on ${SAME}
    where l.code = $1 order by s.code limit 20`,
});

const linesOf = statement({
  name: 'same-money.lines-of-stray',
  text: `select l.code, l.day, l.words, ${BOOKED} >= l.amount_cents as recorded, ${PAID_PURCHASES} as purchases
    from stray_pix s join statement_line l on ${SAME} where s.code = $1 order by l.code limit 20`,
});

// Those of a movement are shown by it.
const recordedOf = statement({
  name: 'same-money.recorded-beside-stray',
  text: `select 'receipt' as kind, r.code, r.paid_on as day, r.reference, c.purchase_code, null::bigint as store from stray_pix s
      join receipt r on r.amount_cents = s.amount_cents and ${near('r.paid_on')} join charge c on c.code = r.charge_code
      where s.code = $1 and r.source = 'transfer' and r.state <> 'reversed' and ${unnamed('r.reference')} and ${UNSEEN}
        and not exists (select from statement_line m where m.reference = split_part(r.reference, '/', 1))
    union all select 'repayment', g.code, g.paid_on, g.reference, null, g.partner_id from stray_pix s
      join store_repayment g on g.amount_cents = s.amount_cents and ${near('g.paid_on')}
      where s.code = $1 and g.way = 'transfer' and g.reversed_at is null and ${unnamed('g.reference')} and ${UNSEEN}
        and not exists (select from statement_line m where g.reference in (m.reference, upper(m.bank_id)) and m.amount_cents = g.amount_cents)
    order by day, reference limit 20`,
  shape: shape<{ kind: 'receipt' | 'repayment' }>(),
});

const tell = statement({
  name: 'statement-lines.tell',
  text: 'update statement_line set stray_code = $2, apart_reason = $3, identified_by = $4, identified_at = $5 where code = $1',
});

/** The Pix without a charge that a movement that came in may be. Centavos, instants in epoch milliseconds. */
export function straysLike(queries: Queries, line: number) {
  return queries.rows(straysOf, [line]);
}

/** The movements that a Pix without a charge may be; `recorded`: receipts, or what a store gave back, have all of it. */
export function linesLike(queries: Queries, stray: number) {
  return queries.rows(linesOf, [stray]);
}

/** Receipts, and what stores gave back, that may be a Pix without a charge: of the same amount and day, under another reference, without a movement. */
export function recordedLike(queries: Queries, stray: number) {
  return queries.rows(recordedOf, [stray]);
}

/** What a user says of a movement; instant in epoch milliseconds. */
type Told =
  | { readonly stray: number; readonly by: number; readonly at: number }
  | { readonly apart: string; readonly by: number; readonly at: number };

/** Writes that a movement is a Pix without a charge, or why it is other money; null: nobody says so any more. */
export async function writeTold(transaction: Transaction, line: number, told: Told | null): Promise<void> {
  const stray = told !== null && 'stray' in told ? told.stray : null;
  const apart = told !== null && 'apart' in told ? told.apart : null;
  const at = told === null ? null : new Date(told.at);
  await transaction.run(tell, [line, stray, apart, told?.by ?? null, at]);
}
