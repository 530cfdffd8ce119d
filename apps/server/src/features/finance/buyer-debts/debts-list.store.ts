import type { debtState } from '@patio/contract/finance/buyer-debts/buyer-debt.ts';
import { buyerDebtsList } from '@patio/contract/finance/buyer-debts/list-buyer-debts.ts';
import type { z } from 'zod';
import { shape, statement, type Statement } from '../../../platform/db/statement.ts';
import { listSource } from '../../../platform/lists/public.ts';
import { OWED_AGAIN_AT } from '../charges/public.ts';
import { SEARCHED_ACCOUNT } from '../../identity/accounts/public.ts';

// Per charge what `owedByBuyer` says of its balances, since the first entry after it last was nothing. What was asked for or given up once stays, with what is
// owed back since below zero. `again`: what of it a completed purchase lacks again. `some`: of which charges.
const debtsOf = (some: string): string => `(
  with again as (select c.code from charge c join purchase p on p.code = c.purchase_code
    where p.payment_withdrawn_at is not null and ${OWED_AGAIN_AT} is not null),
  entry as (
    select e.charge_code, e.code, t.at, e.amount_cents, a.kind, sum(e.amount_cents) over (partition by e.charge_code order by e.transaction_code) as balance
    from book_account a join book_entry e on e.account_code = a.code join book_transaction t on t.code = e.transaction_code
    where (a.kind in ('user', 'sending') or a.kind = 'receivable' and e.charge_code in (select code from again)) and e.charge_code is not null${some}),
  settled as (select charge_code, max(code) as code from entry where balance <= 0 group by charge_code),
  stood as (
    select n.charge_code, sum(n.amount_cents)::bigint as amount,
      coalesce(sum(n.amount_cents) filter (where n.kind = 'receivable'), 0)::bigint as again, min(n.at) filter (where n.code > coalesce(s.code, 0)) as since
    from entry n left join settled s on s.charge_code = n.charge_code group by n.charge_code),
  given as (select charge_code, sum(amount_cents)::bigint as amount, max(decided_at) as at from buyer_give_up
    where state = 'released' group by charge_code),
  done as (select charge_code, max(at) as at from (select charge_code, asked_at as at from buyer_request
    union all select charge_code, proposed_at from buyer_give_up) x group by charge_code)
  select x.charge_code, coalesce(s.amount, 0)::bigint as amount, coalesce(s.again, 0)::bigint as again, coalesce(g.amount, 0) as given,
    coalesce(s.since, g.at, d.at) as since
  from (select charge_code from stood where amount > 0 union select charge_code from done) x left join stood s on s.charge_code = x.charge_code
    left join given g on g.charge_code = x.charge_code left join done d on d.charge_code = x.charge_code) w`;

const fromDebts = (debts: string): string => `from ${debts} join charge c on c.code = w.charge_code
  left join purchase p on p.code = c.purchase_code left join bid_deposit n on n.code = c.deposit_code
  left join account b on b.id = coalesce(p.account_id, n.account_id) left join offer o on o.code = coalesce(p.offer_code, n.offer_code)
  left join buyer_give_up x on x.charge_code = w.charge_code and x.state = 'proposed'
  left join buyer_request r on r.charge_code = w.charge_code and r.ended_at is null`;

const from = fromDebts(debtsOf(''));

// A proposal is decided also when nothing is owed any more; what grew since it was asked for is decided on again.
const STATE = `case when x.code is not null then 'liberar' when w.amount <= 0 and w.given = 0 then 'encerrada'
  when w.amount < 0 then 'voltou' when w.amount = 0 then 'perdoada'
  when coalesce(r.amount_cents, 0) + w.again >= w.amount then 'pedida' else 'pedir' end`;

const types = shape<{ state: z.output<typeof debtState> }>();

const COLUMNS = `select w.charge_code, c.purchase_code, c.deposit_code, o.title, b.id as buyer_id, trim(b.name || ' ' || b.surname) as buyer,
    greatest(w.amount, 0) as amount, w.again, w.given, w.since, ${STATE} as state, r.asked_at, b.erased_at is not null as erased`;

const base = statement({
  name: 'buyer-debts.list',
  text: `${COLUMNS} ${from}`,
  shape: types,
  // A charge is of a purchase or of a deposit.
  neverNull: ['title', 'buyer_id', 'since'],
});

type RowOf<S> = S extends Statement<infer Row> ? Row : never;
/** What a buyer owes of a charge, or what was given up of it. Centavos, instants in epoch milliseconds. */
export type DebtRow = RowOf<typeof base>;

/** The same for one charge: the book of all others is not read. */
export const DEBT_OF = statement({
  name: 'buyer-debts.of',
  text: `${COLUMNS} ${fromDebts(debtsOf(' and e.charge_code = $1'))} where w.charge_code = $1`,
  shape: types,
  neverNull: ['title', 'buyer_id', 'since'],
});

/** Where the list of what buyers owe comes from. */
export const BUYER_DEBTS = listSource(buyerDebtsList, {
  base,
  from,
  key: 'w.charge_code',
  sorts: {
    desde: { sql: 'w.since', type: 'timestamptz' },
    valor: { sql: 'w.amount', type: 'bigint' },
  },
  filters: {
    situacao: STATE,
    valor: 'greatest(w.amount, 0)',
    desde: 'w.since',
    comprador: 'b.id',
  },
  searched: {
    texts: [
      'o.title',
      (contains) => `b.id in (select a.id from account a where ${contains(SEARCHED_ACCOUNT)})`,
    ],
    codes: ['c.purchase_code', 'w.charge_code'],
  },
});
