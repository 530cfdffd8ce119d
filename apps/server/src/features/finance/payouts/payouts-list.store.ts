import { payoutsList } from '@patio/contract/finance/payouts/list-payouts.ts';
import { shape, statement, type Statement } from '../../../platform/db/statement.ts';
import { listSource, type Scope } from '../../../platform/lists/public.ts';

const from = `from store_owing w left join partner s on s.id = w.partner_id
  left join payout y on y.partner_id = w.partner_id and y.state in ('proposed', 'sending')
  left join store_forgiveness f on f.partner_id = w.partner_id and f.state = 'proposed'`;

// What is due is paid whether or not a debt is given up: the release of that hides it from no one.
const STATE = `case when y.state = 'proposed' then 'liberar' when y.state = 'sending' then 'registrar' when w.due_cents > 0 then 'propor'
  when f.code is not null then 'perdoar' when w.due_cents < 0 then 'deve' else 'em-dia' end`;

const FORGIVENESS = 'f.code is not null';

/** Since when it waits, or since it was found not to have been made; null: it does not. */
const SINCE = `coalesce(y.undone_at, y.decided_at, y.proposed_at, case when w.due_cents > 0 then w.due_since end, f.proposed_at)`;

const base = statement({
  name: 'payouts.list',
  text: `select w.partner_id, s.name, w.due_cents, w.coming_cents, ${STATE} as state, ${SINCE} as since, ${FORGIVENESS} as forgiveness,
    (select b.usable_from from store_bank b where b.partner_id = w.partner_id order by b.code desc limit 1) as usable_from ${from}`,
  shape: shape<{ state: 'propor' | 'liberar' | 'registrar' | 'perdoar' | 'deve' | 'em-dia' }>(),
  neverNull: ['name'],
});

type RowOf<S> = S extends Statement<infer Row> ? Row : never;
/** A store with what is owed to it and what is under way. Centavos, epoch milliseconds. */
export type OwedStoreRow = RowOf<typeof base>;

/** Where the list of payouts comes from. */
export const OWED_STORES = listSource(payoutsList, {
  base,
  from,
  key: 'w.partner_id',
  sorts: {
    // What does not wait comes last.
    desde: { sql: `coalesce(${SINCE}, '9999-12-31'::timestamptz)`, type: 'timestamptz' },
    devido: { sql: 'w.due_cents', type: 'bigint' },
    aVencer: { sql: 'w.coming_cents', type: 'bigint' },
    loja: { sql: 's.name', type: 'text' },
  },
  filters: {
    situacao: STATE,
    perdao: FORGIVENESS,
    devido: 'w.due_cents',
    aVencer: 'w.coming_cents',
  },
  searched: { texts: ['s.name'], codes: ['w.partner_id'] },
});

/** Stores to which anything is owed, or that owe, or about which anything is under way. */
const WITH_ANYTHING: readonly Scope[] = [
  {
    sql: 'w.due_cents <> 0 or w.coming_cents <> 0 or y.code is not null or f.code is not null',
    condition: { kind: 'flag', is: true },
  },
];

/** Of which stores a query is: who looks for one also finds those that are up to date, to put right what was recorded of their payouts. */
export const payoutsScope = ({ busca: term }: { readonly busca?: string | undefined }): readonly Scope[] =>
  (term ?? '').trim() === '' ? WITH_ANYTHING : [];
