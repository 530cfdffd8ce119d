import { paybacksList } from '@patio/contract/finance/paybacks/list-paybacks.ts';
import { shape, statement, type Statement } from '../../../platform/db/statement.ts';
import { listSource } from '../../../platform/lists/public.ts';
import { SEARCHED_ACCOUNT } from '../../identity/accounts/public.ts';

// Per charge, its transactions whole, since the first entry after it last stood at nothing; per purchase since the first of its charges.
const owedOf = (entries: string): string => `(
  with entry as (
    select e.charge_code, e.code, t.at, e.amount_cents, sum(e.amount_cents) over (partition by e.charge_code order by e.transaction_code) as balance
    from book_account a join book_entry e on e.account_code = a.code join book_transaction t on t.code = e.transaction_code
    where a.kind in ('user', 'sending')${entries}),
  settled as (select charge_code, max(code) as code from entry where balance = 0 group by charge_code),
  charged as (
    select n.charge_code, -sum(n.amount_cents)::bigint as amount, min(n.at) as since
    from entry n left join settled s on s.charge_code = n.charge_code
    where n.code > coalesce(s.code, 0) group by n.charge_code having sum(n.amount_cents) < 0)
  select c.purchase_code, sum(o.amount)::bigint as amount, min(o.since) as since
  from charged o join charge c on c.code = o.charge_code where c.purchase_code is not null group by c.purchase_code) w`;

const fromOwed = (
  owed: string,
): string => `from ${owed} left join purchase p on p.code = w.purchase_code left join offer o on o.code = p.offer_code
  left join account b on b.id = p.account_id
  left join payback x on x.purchase_code = w.purchase_code and x.state in ('proposed', 'sending')`;

const from = fromOwed(owedOf(''));

const STATE = `case x.state when 'proposed' then 'liberar' when 'sending' then 'em-envio' else 'decidir' end`;

/** Why money is owed back of a purchase `p`, of which `w.amount` centavos are. */
const REASON = `case
  when p.cancelled_at is not null and exists (select from receipt r join charge c on c.code = r.charge_code
    where c.purchase_code = p.code and r.state = 'counted' and r.recorded_at <= p.cancelled_at) then 'cancelada'
  when p.cancelled_at is not null then 'apos-cancelamento'
  when exists (select from receipt r join charge c on c.code = r.charge_code where c.purchase_code = p.code and r.state = 'counted'
    and r.amount_cents = w.amount group by r.charge_code having count(*) > 1) then 'duas-vezes'
  else 'a-mais' end`;

const FAILED = `coalesce((select y.state = 'failed' from payback y where y.purchase_code = w.purchase_code order by y.code desc limit 1), false)`;

const base = statement({
  name: 'paybacks.list',
  text: `select w.purchase_code, p.offer_code, o.title, p.account_id as buyer_id, concat_ws(' ', b.name, nullif(b.surname, '')) as buyer,
    w.amount, w.since, ${STATE} as state, ${REASON} as reason, ${FAILED} as failed,
    case when x.state = 'sending' and x.way = 'transfer' then x.code end as transfer_code, x.amount_cents as transfer_cents ${from}`,
  shape: shape<{
    state: 'decidir' | 'liberar' | 'em-envio';
    reason: 'cancelada' | 'apos-cancelamento' | 'duas-vezes' | 'a-mais';
  }>(),
  neverNull: ['offer_code', 'title', 'buyer_id'],
});

type RowOf<S> = S extends Statement<infer Row> ? Row : never;
/** A purchase whose buyer is owed money back. Centavos, instant in epoch milliseconds. */
export type OwedRow = RowOf<typeof base>;

/** Where the list of money that is owed back comes from: what stands on the accounts of users, and what is on its way. */
export const OWED = listSource(paybacksList, {
  base,
  from,
  key: 'w.purchase_code',
  sorts: {
    desde: { sql: 'w.since', type: 'timestamptz' },
    valor: { sql: 'w.amount', type: 'bigint' },
  },
  filters: {
    situacao: STATE,
    motivo: REASON,
    recusada: FAILED,
    valor: 'w.amount',
    desde: 'w.since',
    comprador: 'p.account_id',
    oferta: 'p.offer_code',
  },
  searched: {
    texts: [
      (contains) => `p.offer_code in (select code from offer where ${contains('title')})`,
      (contains) => `p.account_id in (select a.id from account a where ${contains(SEARCHED_ACCOUNT)})`,
    ],
    codes: ['w.purchase_code', 'p.offer_code'],
  },
});

// The entries of its charges alone: the book of all others is not read.
const ofOne = fromOwed(
  owedOf(' and e.charge_code in (select h.code from charge h where h.purchase_code = $1)'),
);

/** The same for one purchase. */
export const OWED_OF = statement({
  name: 'paybacks.owed-of',
  text: `select w.since, ${REASON} as reason ${ofOne}`,
  shape: shape<{ reason: OwedRow['reason'] }>(),
});
