import { refundsList } from '@patio/contract/sales/cancellations/list-refunds.ts';
import { shape, statement, type Statement } from '../../../../platform/db/statement.ts';
import { listSource, takenBy, type Scope } from '../../../../platform/lists/public.ts';
import { OWED_BACK } from '../../purchase-debts/public.ts';
import { vehicleAwaited } from '../undoing/vehicle-awaited.store.ts';
import { SEARCHED_ACCOUNT } from '../../../identity/accounts/public.ts';

const from = `from cancellation c left join purchase p on p.code = c.purchase_code left join offer o on o.code = c.offer_code
  left join account b on b.id = c.account_id left join cancel_reason w on w.code = c.reason_code left join account d on d.id = c.answered_by`;

const KIND = `case when c.regret then 'arrependimento' when c.outcome = 'defaulted' then 'nao-concluida' else 'cancelamento' end`;

const AWAITED = vehicleAwaited('c');

// There was a payment if it was approved, or if an account for the refund was requested; a completed refund counts in any case. A user who
// regrets a purchase may enter an account without having paid. Nothing is due while the vehicle is with the buyer.
const STATE = `case when c.refunded_at is not null then 'devolvido' when p.payment_approved is true or (c.bank_data is not null and not c.regret)
  then case when ${AWAITED} then 'veiculo' else 'devido' end when c.bank_data is not null then 'sem-pagamento' else 'sem-devolucao' end`;

const APPROVED = 'coalesce(c.answered_at, c.requested_at)';

/** What a row shows of a buyer (`a`); `SEARCHED_ACCOUNT` is there for its index. */
const SHOWN = `a.name || ' ' || a.surname || ' ' || a.email`;

const base = statement({
  name: 'refunds.list',
  text: `select c.id, c.offer_code, o.title, c.purchase_code, p.value_cents, c.account_id as buyer_id,
    concat_ws(' ', b.name, nullif(b.surname, '')) as buyer, b.email, ${KIND} as kind,
    coalesce(w.description, case when not c.regret then p.default_reason end) as reason, p.payment_method,
    coalesce(p.payment_approved, false) as payment_approved, coalesce(p.invoice_issued, false) as invoice_issued,
    c.bank_data is not null as has_bank_data, ${AWAITED} as vehicle_awaited, c.requested_at, ${APPROVED} as answered_at, c.refunded_at, ${OWED_BACK} as owed_cents, d.id as decider_id,
    concat_ws(' ', d.name, nullif(d.surname, '')) as decider ${from}`,
  shape: shape<{ kind: 'cancelamento' | 'nao-concluida' | 'arrependimento' }>(),
  // A refund has its purchase, its offer and its buyer.
  neverNull: ['title', 'purchase_code', 'value_cents', 'email'],
});

type RowOf<S> = S extends Statement<infer Row> ? Row : never;
/** A cancellation, default or regret with a refund that is due or was made. */
export type RefundRow = RowOf<typeof base>;

/** Where the list of refunds comes from. */
export const REFUNDS = listSource(refundsList, {
  base,
  from,
  key: 'c.id',
  sorts: {
    aprovadoEm: { sql: APPROVED, type: 'timestamptz' },
    devolvidoEm: { sql: `coalesce(c.refunded_at, ${APPROVED})`, type: 'timestamptz' },
    valor: { sql: 'p.value_cents', type: 'bigint' },
  },
  filters: {
    situacao: STATE,
    tipo: KIND,
    valor: 'p.value_cents',
    aprovadoEm: APPROVED,
    devolvidoEm: 'c.refunded_at',
    oferta: 'c.offer_code',
    comprador: 'c.account_id',
    comQuem: takenBy('refund', 'c.id'),
  },
  searched: {
    texts: [
      (contains) => `c.offer_code in (select code from offer where ${contains('title')})`,
      (contains) =>
        `c.account_id in (select a.id from account a where ${contains(SEARCHED_ACCOUNT)} and ${contains(SHOWN)})`,
    ],
    codes: ['c.id', 'c.offer_code', 'c.purchase_code'],
  },
});

const TO_REFUND =
  'c.refunded_at is null and (p.payment_approved is true or (c.bank_data is not null and not c.regret))';

/** `STATE` of each choice, in conditions that PostgreSQL can estimate: a case has no statistics. */
const IN_STATE: Readonly<Record<string, string>> = {
  devido: `(${TO_REFUND} and not ${AWAITED})`,
  veiculo: `(${TO_REFUND} and ${AWAITED})`,
  'sem-pagamento':
    '(c.refunded_at is null and p.payment_approved is not true and c.bank_data is not null and c.regret)',
  devolvido: 'c.refunded_at is not null',
};

/**
 * A query without its choice of states, and that choice as conditions: what is or was to be refunded; without a choice what is due. That
 * there is a purchase and that nothing was refunded yet is stated for the indexes.
 */
export function refundsIn({ situacao, ...query }: Readonly<Record<string, unknown>>) {
  const words = typeof situacao === 'string' && situacao !== '' ? situacao.split(',') : ['devido'];
  const states = words.flatMap((word) => IN_STATE[word] ?? []);
  const conditions = [
    `(c.outcome in ('accepted', 'defaulted') or c.regret) and c.purchase_code is not null`,
    'p.code is not null',
    ...(words.includes('devolvido') ? [] : ['c.refunded_at is null']),
    `(${states.length === 0 ? 'false' : states.join(' or ')})`,
  ];
  const isTrue = { kind: 'flag', is: true } as const;
  return { query, scope: conditions.map((sql): Scope => ({ sql, condition: isTrue })) };
}
