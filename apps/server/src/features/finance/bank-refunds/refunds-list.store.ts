import type { BankRefundRow } from '@patio/contract/finance/bank-refunds/bank-refund.ts';
import { bankRefundsList } from '@patio/contract/finance/bank-refunds/list-bank-refunds.ts';
import type { RefundState } from '@patio/domain/finance/bank-refunds/bank-refund.ts';
import { shape, statement, type Statement } from '../../../platform/db/statement.ts';
import { listSource } from '../../../platform/lists/public.ts';

const from = 'from bank_refund b left join account w on w.id = b.checked_by';

const STATE = `case b.state when 'processing' then 'em-processamento' when 'failed' then 'nao-realizada' else
  case when b.open_cents > 0 then 'a-lancar' when b.checked_by is null then 'conferir' else 'conferida' end end`;
const NATURE = `case b.nature when 'asked' then 'pedida' when 'operational' then 'falha' else 'fraude' end`;
/** What is booked of a refund `b`. */
const PARTS =
  'from bank_refund_part x left join charge c on c.code = x.charge_code where x.refund_code = b.code and x.undone_at is null';

const types = shape<{
  state: RefundState;
  word: BankRefundRow['situacao'];
  nature: BankRefundRow['natureza'];
}>();

const base = statement({
  name: 'bank-refunds.list',
  text: `select b.code, b.end_to_end_id, b.refund_id, b.amount_cents, ${NATURE} as nature, b.state, ${STATE} as word, b.open_cents, b.covered_cents, b.told_at,
    coalesce(b.settled_at, b.done_at) as done_at, b.checked_at, b.checked_by, trim(w.name || ' ' || w.surname) as checker, b.note,
    coalesce((select array_agg(distinct c.purchase_code) filter (where c.purchase_code is not null) ${PARTS}), '{}') as purchases,
    coalesce((select array_agg(distinct c.deposit_code) filter (where c.deposit_code is not null) ${PARTS}), '{}') as deposits,
    (select max(s.code) from stray_pix s where s.end_to_end_id = b.end_to_end_id) as stray ${from}`,
  shape: types,
});

const one = statement({
  name: 'bank-refunds.list-one',
  text: `${base.text} where b.code = $1`,
  shape: types,
});

export { one as oneBankRefund };

type RowOf<S> = S extends Statement<infer Row> ? Row : never;
/** A refund by the bank as finance sees it. Centavos, instants in epoch milliseconds. */
export type RefundListRow = RowOf<typeof base>;

/** Where the list of refunds by the bank comes from. */
export const BANK_REFUNDS = listSource(bankRefundsList, {
  base,
  from,
  key: 'b.code',
  sorts: {
    vista: { sql: 'b.told_at', type: 'timestamptz' },
    valor: { sql: 'b.amount_cents', type: 'bigint' },
  },
  filters: {
    situacao: STATE,
    natureza: NATURE,
    valor: 'b.amount_cents',
    vista: 'b.told_at',
  },
  searched: {
    texts: ['b.end_to_end_id', 'b.refund_id', `coalesce(b.return_id, '')`],
    codes: ['b.code'],
  },
});
