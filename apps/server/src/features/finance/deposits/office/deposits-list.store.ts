import { depositsList } from '@patio/contract/finance/deposits/deposit.ts';
import type { PaybackState } from '@patio/domain/finance/paybacks/decide-payback.ts';
import type { DepositState } from '@patio/domain/finance/deposits/deposit-step.ts';
import { shape, statement, type Statement } from '../../../../platform/db/statement.ts';
import { listSource } from '../../../../platform/lists/public.ts';
import { SEARCHED_ACCOUNT } from '../../../identity/accounts/public.ts';
import { outMovement, givenByBank } from '../../bank-references/public.ts';
import { balanceOf } from '../../charges/public.ts';
import { DEPOSIT_WORDS } from '../deposit-words.ts';
import { ASKED, AWAITS_PRICE, USED } from '../deposits.store.ts';

const from = `from bid_deposit d left join charge c on c.deposit_code = d.code left join offer o on o.code = d.offer_code
  left join account b on b.id = d.account_id left join account w on w.id = d.decided_by`;

/** What is owed back and not on its way, in centavos. */
const OWED = `greatest(0, 0 - ${balanceOf('user')})`;
const WAY = `exists (select from payback x where x.deposit_code = d.code and x.state in ('proposed', 'sending'))`;
const TRANSFER = `(select x.state from payback x where x.deposit_code = d.code and x.way = 'transfer' and x.state in ('proposed', 'sending'))`;
const ATTENTION = `case when d.state = 'held' and d.decide_by is not null then 'decidir'
  when ${TRANSFER} = 'proposed' then 'liberar' when ${TRANSFER} = 'sending' then 'transferir'
  when ${OWED} <= 0 or ${WAY} then null when not ${ASKED} then 'devolver' when d.bank_data is null then 'dados' else 'propor' end`;
/** Until when it is to be done. */
const DUE = `case ${ATTENTION} when 'decidir' then d.decide_by when 'propor' then d.transfer_by when 'liberar' then d.transfer_by
  when 'transferir' then d.transfer_by end`;
const STATE = `case d.state ${Object.entries(DEPOSIT_WORDS)
  .map(([stored, word]) => `when '${stored}' then '${word}'`)
  .join(' ')} end`;
const FAILURE = `(select s.failure from payback x join payback_part s on s.payback_code = x.code
  where x.deposit_code = d.code and s.state = 'failed' order by s.code desc limit 1)`;

const words = shape<{
  state: DepositState;
  attention: 'decidir' | 'devolver' | 'dados' | 'propor' | 'liberar' | 'transferir' | null;
  transfer_state: PaybackState | null;
}>();
const neverNull = ['title', 'buyer'] as const;

const base = statement({
  name: 'deposits.list',
  text: `select d.code, d.offer_code, o.title, d.account_id, trim(b.name || ' ' || b.surname) as buyer, d.amount_cents, d.state,
    d.asked_at, d.held_at, d.ended_at, d.purchase_code, d.decide_by,
    case when d.state in ('held', 'used') then d.chosen_purchase end as chosen_purchase, ${USED} as used_cents, trim(w.name || ' ' || w.surname) as decider, d.reason,
    ${OWED} as owed_cents, ${ATTENTION} as attention, ${FAILURE} as failure,
    d.state = 'held' and ${AWAITS_PRICE} as awaits_price,
    ${DUE} as due_at, d.bank_asked_at, d.bank_reminders, d.bank_reminded_at, d.bank_given_at, d.transfer_by, d.bank_data is not null as has_bank_data,
    t.code as transfer_code, t.state as transfer_state, t.amount_cents as transfer_cents, t.reason as transfer_reason, t.proposed_by, t.proposed_at,
    trim(tp.name || ' ' || tp.surname) as proposer, t.decided_by as transfer_decided_by, t.decided_at as transfer_decided_at,
    trim(td.name || ' ' || td.surname) as transfer_decider, t.decision, t.ended_at as transfer_ended_at, t.reference, t.recorded_by, d.decided_by,
    m.code as movement, m.day as movement_day, ${givenByBank('t')},
    (select s.failure from payback_part s where s.payback_code = t.code limit 1) as transfer_failure ${from}
    left join payback t on t.code = (select x.code from payback x where x.deposit_code = d.code and x.way = 'transfer' order by x.code desc limit 1)
    left join account tp on tp.id = t.proposed_by left join account td on td.id = t.decided_by ${outMovement('t')}`,
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
    decideAte: { sql: `coalesce(${DUE}, 'infinity')`, type: 'timestamptz' },
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
