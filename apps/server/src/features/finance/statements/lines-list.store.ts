import { statementLinesList } from '@patio/contract/finance/statements/list-statement-lines.ts';
import type { Queries } from '../../../platform/db/database.ts';
import { shape, statement, type Statement } from '../../../platform/db/statement.ts';
import { listSource } from '../../../platform/lists/public.ts';
import { BOOKED, PAID_PURCHASES } from './lines.store.ts';

const from = `from statement_line l left join bank_statement s on s.code = l.statement_code left join account i on i.id = s.imported_by
  left join account g on g.id = l.ignored_by left join account t on t.id = l.identified_by`;

/**
 * The purchases of what went out by a movement `l`, to a buyer or a store, or came back from a store: a transfer by its reference, or a Pix by the
 * one that it returns. Null: it went back to who paid a Pix without a charge. The bank may have given it back by itself.
 */
const MOVED = `(select b.purchase_code from payback b
    where b.reference in (l.reference, upper(l.bank_id)) and b.state = 'done' and b.amount_cents = -l.amount_cents
  union select b.purchase_code from payback_part t join payback b on b.code = t.payback_code
    where upper(t.end_to_end_id) = l.reference and t.state = 'done' and t.amount_cents = -l.amount_cents
  union select c.purchase_code from payout y join payout_part x on x.payout_code = y.code join charge c on c.code = x.charge_code
    where y.reference in (l.reference, upper(l.bank_id)) and y.state = 'done' and y.amount_cents = -l.amount_cents
  union select c.purchase_code from store_repayment g join store_repayment_part x on x.repayment_code = g.code join charge c on c.code = x.charge_code
    where g.reference in (l.reference, upper(l.bank_id)) and g.amount_cents = l.amount_cents and g.reversed_at is null
  union select c.purchase_code from bank_refund b left join bank_refund_part x on x.refund_code = b.code and x.undone_at is null
      left join charge c on c.code = x.charge_code
    where l.reference in (upper(b.return_id), upper(b.end_to_end_id)) and b.state = 'done' and b.amount_cents = -l.amount_cents
  union select null from stray_pix s join stray_return y on y.stray_code = s.code
    where upper(s.end_to_end_id) = l.reference and y.state = 'done' and y.amount_cents = -l.amount_cents) v`;

const STATE = `case when l.stray_code is not null or l.amount_cents > 0 and ${BOOKED} >= l.amount_cents or exists (select from ${MOVED}) then 'conferida'
  when l.ignored_at is not null then 'ignorada' else 'aberta' end`;

// Two files of one account under two names hold the same movement twice, and staff may have recorded it by hand.
const SIMILAR = `(select c.purchase_code from receipt r join charge c on c.code = r.charge_code
  where l.amount_cents > 0 and r.paid_on = l.day and r.amount_cents = l.amount_cents and r.state <> 'reversed'
    and not exists (select from statement_line m where m.reference = split_part(r.reference, '/', 1) and m.account = l.account)
  order by r.code limit 1)`;

const types = shape<{ state: 'aberta' | 'conferida' | 'ignorada' }>();
// A movement has its statement, which has who imported it.
const neverNull = ['imported_by', 'imported_at', 'importer', 'file_name'] as const;

const base = statement({
  name: 'statement-lines.list',
  text: `select l.code, l.statement_code, l.account, l.day, l.amount_cents, l.words, l.payer_name, l.payer_document, l.txid, l.reference,
    ${STATE} as state, ${BOOKED} as booked_cents, ${PAID_PURCHASES} as paid, (select array_agg(distinct v.purchase_code) filter (where v.purchase_code is not null) from ${MOVED}) as moved,
    ${SIMILAR} as similar_purchase, l.ignore_reason, l.ignored_by, l.ignored_at, trim(g.name || ' ' || g.surname) as ignorer,
    s.file_name, s.imported_by, s.imported_at, trim(i.name || ' ' || i.surname) as importer,
    l.stray_code, l.apart_reason, l.identified_by, l.identified_at, trim(t.name || ' ' || t.surname) as teller ${from}`,
  shape: types,
  neverNull,
});

const one = statement({
  name: 'statement-lines.list-one',
  text: `${base.text} where l.code = $1`,
  shape: types,
  neverNull,
});

type RowOf<S> = S extends Statement<infer Row> ? Row : never;
/** A movement with what is known of it. Centavos, instants in epoch milliseconds. */
export type LineRow = RowOf<typeof base>;

/** Where the list of movements comes from. */
export const LINES = listSource(statementLinesList, {
  base,
  from,
  key: 'l.code',
  sorts: {
    dia: { sql: 'l.day', type: 'date' },
    valor: { sql: 'abs(l.amount_cents)', type: 'bigint' },
  },
  filters: {
    situacao: STATE,
    sentido: `case when l.amount_cents > 0 then 'entrada' else 'saida' end`,
    dia: `(l.day::timestamp at time zone 'America/Sao_Paulo')`,
    valor: 'abs(l.amount_cents)',
    extrato: 'l.statement_code',
  },
  searched: {
    texts: ['l.words', `coalesce(l.payer_name, '')`, 'l.reference', `coalesce(l.bank_id, '')`],
    codes: ['l.code'],
  },
});

/** A movement by its code; undefined: there is none. */
export function findLine(queries: Queries, code: number) {
  return queries.row(one, [code]);
}
