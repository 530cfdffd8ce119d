import { depositsList } from '@patio/contract/finance/deposits/deposit.ts';
import type { DepositState } from '@patio/domain/finance/deposits/deposit-step.ts';
import { shape, statement, type Statement } from '../../../../platform/db/statement.ts';
import { listSource } from '../../../../platform/lists/public.ts';
import { SEARCHED_ACCOUNT } from '../../../identity/accounts/public.ts';
import { balanceOf } from '../../charges/public.ts';
import { DEPOSIT_WORDS } from '../deposit-words.ts';

const from = `from bid_deposit d left join charge c on c.deposit_code = d.code left join offer o on o.code = d.offer_code
  left join account b on b.id = d.account_id left join account w on w.id = d.decided_by`;

/** What is owed back and not on its way, in centavos. */
const OWED = `(0 - ${balanceOf('user')})`;
const WAY = `exists (select from payback x where x.deposit_code = d.code and x.state in ('proposed', 'sending'))`;
const ATTENTION = `case when d.state = 'held' and d.decide_by is not null then 'decidir' when ${OWED} > 0 and not ${WAY} then 'devolver' end`;
const STATE = `case d.state ${Object.entries(DEPOSIT_WORDS)
  .map(([stored, word]) => `when '${stored}' then '${word}'`)
  .join(' ')} end`;
const FAILURE = `(select s.failure from payback x join payback_part s on s.payback_code = x.code
  where x.deposit_code = d.code and s.state = 'failed' order by s.code desc limit 1)`;

const words = shape<{ state: DepositState; attention: 'decidir' | 'devolver' | null }>();
const neverNull = ['title', 'buyer'] as const;

const base = statement({
  name: 'deposits.list',
  text: `select d.code, d.offer_code, o.title, d.account_id, trim(b.name || ' ' || b.surname) as buyer, d.amount_cents, d.state,
    d.asked_at, d.held_at, d.ended_at, d.purchase_code, d.decide_by, trim(w.name || ' ' || w.surname) as decider, d.reason,
    ${OWED} as owed_cents, ${ATTENTION} as attention, ${FAILURE} as failure ${from}`,
  shape: words,
  neverNull: [...neverNull],
});

const one = statement({
  name: 'deposits.list-one',
  text: `${base.text} where d.code = $1`,
  shape: words,
  neverNull: [...neverNull],
});

export { one as oneDeposit };

type RowOf<S> = S extends Statement<infer Row> ? Row : never;
/** A deposit as finance sees it. Centavos, instants in epoch milliseconds. */
export type DepositListRow = RowOf<typeof base>;

/** Where the list of deposits comes from. */
export const DEPOSITS = listSource(depositsList, {
  base,
  from,
  key: 'd.code',
  sorts: {
    pedidaEm: { sql: 'd.asked_at', type: 'timestamptz' },
    valor: { sql: 'd.amount_cents', type: 'bigint' },
    decideAte: { sql: `coalesce(d.decide_by, 'infinity')`, type: 'timestamptz' },
  },
  filters: {
    situacao: STATE,
    atencao: ATTENTION,
    valor: 'd.amount_cents',
    pedidaEm: 'd.asked_at',
    oferta: 'd.offer_code',
    conta: 'd.account_id',
  },
  searched: {
    texts: [
      (contains) => `d.offer_code in (select code from offer where ${contains('title')})`,
      (contains) => `d.account_id in (select a.id from account a where ${contains(SEARCHED_ACCOUNT)})`,
    ],
    codes: ['d.code', 'd.offer_code'],
  },
});
