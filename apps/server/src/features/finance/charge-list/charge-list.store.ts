import { chargesList } from '@patio/contract/finance/charge-list/list-charges.ts';
import { EMPTY, type Creditor } from '@patio/domain/finance/book/book-account.ts';
import {
  chargeState,
  type ChargeKind,
  type ChargeState,
} from '@patio/domain/finance/charges/charge-state.ts';
import { shape, statement, type Statement } from '../../../platform/db/statement.ts';
import { listSource, type Scope } from '../../../platform/lists/public.ts';
import { SEARCHED_ACCOUNT } from '../../identity/accounts/public.ts';
import { balanceOf, CREDITORS, KINDS, OPEN, OWED_AGAIN_AT, TO_BE_PAID } from '../charges/public.ts';

const from = `from charge c left join purchase p on p.code = c.purchase_code left join offer o on o.code = p.offer_code
  left join account b on b.id = p.account_id left join partner s on s.id = o.partner_id`;

/** What is owed back to the buyer, also what is on its way. */
export const OWED = `greatest(0, 0 - ${balanceOf('user')} - ${balanceOf('sending')})`;
const RETURNED = `(${balanceOf(
  'user',
  `join book_transaction t on t.code = e.transaction_code and t.kind = 'return'`,
)} + ${balanceOf('sending', `join book_transaction t on t.code = e.transaction_code and t.kind = 'sent'`)})`;
const WAITS = `exists (select from receipt r where r.charge_code = c.code and r.state = 'waiting')`;

/** Since when sales are to decide on it: only as long as its buyer is to pay it. */
const PROPOSED = `(select d.proposed_at from default_proposal d where d.purchase_code = c.purchase_code and ${TO_BE_PAID} and ${OPEN} > 0)`;

const base = statement({
  name: 'charges.list',
  text: `select c.code, c.kind, c.creditor, c.amount_cents, c.due_at, c.cancelled_at, ${OPEN} as open_cents, ${OWED} as owed_cents,
    ${RETURNED} as returned_cents, ${WAITS} as waits, ${PROPOSED} as proposed_at, ${OWED_AGAIN_AT} as owed_again_at, p.code as purchase_code, p.offer_code, o.title, p.account_id,
    trim(b.name || ' ' || b.surname) as buyer, o.partner_id, s.name as store ${from}`,
  shape: shape<{ kind: ChargeKind; creditor: Creditor }>(),
  // A charge has its purchase, which has its offer and its buyer.
  neverNull: ['purchase_code', 'offer_code', 'title', 'account_id', 'buyer'],
});

const one = statement({
  name: 'charges.list-one',
  text: `${base.text} where c.code = $1 and c.purchase_code is not null`,
  shape: shape<{ kind: ChargeKind; creditor: Creditor }>(),
  neverNull: ['purchase_code', 'offer_code', 'title', 'account_id', 'buyer'],
});

export { one as oneCharge };

type RowOf<S> = S extends Statement<infer Row> ? Row : never;
export type ChargeListRow = RowOf<typeof base>;

/** The state of a row; `now` in epoch milliseconds. */
export function stateOfRow(row: ChargeListRow, now: number): ChargeState {
  const { amount_cents: amount, open_cents: receivable, owed_cents: owed, returned_cents: returned } = row;
  const balances = { ...EMPTY, receivable, user: 0 - owed };
  return chargeState(
    { amount, balances, cancelled: row.cancelled_at !== null, returned, dueAt: row.due_at },
    now,
  );
}

const worded = (column: string, words: Readonly<Record<string, string>>): string =>
  `case ${column} ${Object.entries(words)
    .map(([stored, word]) => `when '${stored}' then '${word}'`)
    .join(' ')} end`;

/** Where the list of charges comes from. */
export const CHARGES = listSource(chargesList, {
  base,
  from,
  key: 'c.code',
  sorts: {
    vencimento: { sql: 'c.due_at', type: 'timestamptz' },
    valor: { sql: 'c.amount_cents', type: 'bigint' },
    codigo: { sql: 'c.code', type: 'bigint' },
  },
  filters: {
    // Both are conditions of `chargesIn`: a state depends on the time, and money may wait for several reasons.
    situacao: 'null::text',
    atencao: 'null::text',
    credor: worded('c.creditor', CREDITORS),
    tipo: worded('c.kind', KINDS),
    vencimento: 'c.due_at',
    valor: 'c.amount_cents',
    loja: 'o.partner_id',
    compra: 'c.purchase_code',
    comprador: 'p.account_id',
  },
  searched: {
    texts: [
      (contains) => `p.offer_code in (select code from offer where ${contains('title')})`,
      // What a row shows; `SEARCHED_ACCOUNT` is there for its index.
      (contains) =>
        `p.account_id in (select a.id from account a where ${contains(SEARCHED_ACCOUNT)} and ${contains(`a.name || ' ' || a.surname`)})`,
    ],
    codes: ['c.code', 'c.purchase_code', 'p.offer_code'],
  },
});

/** `chargeState` in conditions that PostgreSQL can estimate; `due` is an expression for now. */
const inState = (now: string): Readonly<Record<string, string>> => ({
  aberta: `(c.cancelled_at is null and c.due_at >= ${now} and ${OPEN} >= c.amount_cents)`,
  parcial: `(c.cancelled_at is null and c.due_at >= ${now} and ${OPEN} <> 0 and ${OPEN} < c.amount_cents)`,
  vencida: `(c.cancelled_at is null and c.due_at < ${now} and ${OPEN} <> 0)`,
  paga: `(c.cancelled_at is null and ${OPEN} = 0)`,
  cancelada: `(c.cancelled_at is not null and not (${RETURNED} > 0 and ${OWED} = 0))`,
  devolvida: `(c.cancelled_at is not null and ${RETURNED} > 0 and ${OWED} = 0)`,
});

const ATTENTION: Readonly<Record<string, string>> = {
  'outro-pagador': WAITS,
  'prazo-esgotado': `${PROPOSED} is not null`,
  'devida-de-novo': `${OWED_AGAIN_AT} is not null`,
  'pago-a-mais': `(c.cancelled_at is null and ${OWED} > 0)`,
  'apos-cancelamento': `(c.cancelled_at is not null and ${OWED} > 0
    and exists (select from receipt r where r.charge_code = c.code and r.state = 'counted' and r.recorded_at > c.cancelled_at))`,
};

/** Deposits have a list of their own. */
const OF_PURCHASES: Scope = { sql: 'c.purchase_code is not null', condition: { kind: 'flag', is: true } };

/** A query without its choices of states and reasons, and those as conditions; `now` in epoch milliseconds. */
export function chargesIn({ situacao, atencao, ...query }: Readonly<Record<string, unknown>>, now: number) {
  const scope = [
    OF_PURCHASES,
    ...anyOf(situacao, inState(`to_timestamp(${now} / 1000.0)`)),
    ...anyOf(atencao, ATTENTION),
  ];
  return { query, scope };
}

function anyOf(chosen: unknown, conditions: Readonly<Record<string, string>>): readonly Scope[] {
  if (typeof chosen !== 'string' || chosen === '') return [];
  const parts = chosen.split(',').flatMap((word) => conditions[word] ?? []);
  return [{ sql: parts.length === 0 ? 'false' : parts.join(' or '), condition: { kind: 'flag', is: true } }];
}
