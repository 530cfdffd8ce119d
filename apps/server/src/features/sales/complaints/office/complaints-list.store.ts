import { complaintsList } from '@patio/contract/sales/complaints/list-complaints.ts';
import type { ComplaintDesk, ComplaintState } from '@patio/domain/sales/complaints/complaint-steps.ts';
import type { ComplaintCategory, ComplaintRemedy } from '@patio/domain/sales/complaints/complaint-words.ts';
import { shape, statement, type Statement } from '../../../../platform/db/statement.ts';
import { listSource, takenBy, type Scope } from '../../../../platform/lists/public.ts';

const STATE = `case when c.state in ('waiting', 'agreed') then 'nossa' when c.state = 'closed' then 'encerrada' else 'comprador' end`;
const DUE = 'coalesce(c.buyer_due_at, c.answer_due_at)';
// The clock notes within a minute that a term has passed, and who answers from then on.
const DESK = `case when c.desk = 'store' and s.status <> 'approved' then 'house' else c.desk end`;
const LATE = 'c.overdue_at is not null';

const from = `from complaint c left join purchase p on p.code = c.purchase_code left join offer o on o.code = p.offer_code
  left join account b on b.id = c.account_id left join partner s on s.id = o.partner_id`;

const base = statement({
  name: 'complaints.list',
  text: `select c.code, c.opened_at, c.purchase_code, p.offer_code, o.title, concat_ws(' ', b.name, nullif(b.surname, '')) as buyer,
    s.name as store, c.category, c.remedy, c.state, ${DESK} as desk, c.escalated, c.late, ${DUE} as due_at, c.closed_at, c.first_answer_at,
    ${LATE} as overdue ${from}`,
  // A complaint has its purchase and offer.
  neverNull: ['offer_code', 'title'],
  shape: shape<{
    category: ComplaintCategory;
    remedy: ComplaintRemedy;
    state: ComplaintState;
    desk: ComplaintDesk;
  }>(),
});

type RowOf<S> = S extends Statement<infer Row> ? Row : never;
export type ListedComplaint = RowOf<typeof base>;

/** Where the list of complaints comes from. What was written is not searched: contacts in it are hidden from stores. */
export const COMPLAINTS = listSource(complaintsList, {
  base,
  from,
  key: 'c.code',
  sorts: {
    abertaEm: { sql: 'c.opened_at', type: 'timestamptz' },
    prazo: { sql: `coalesce(${DUE}, 'infinity')`, type: 'timestamptz' },
  },
  filters: {
    situacao: STATE,
    com: DESK,
    categoria: 'c.category',
    atrasada: LATE,
    recorrida: 'c.escalated',
    foraDoPrazo: 'c.late',
    abertaEm: 'c.opened_at',
    prazo: DUE,
    loja: 'o.partner_id',
    oferta: 'p.offer_code',
    compra: 'c.purchase_code',
    comQuem: takenBy('complaint', 'c.code'),
  },
  searched: {
    texts: [
      (contains) => `p.offer_code in (select code from offer where ${contains('title')})`,
      `(b.name || ' ' || b.surname)`,
    ],
    codes: ['c.code', 'c.purchase_code', 'p.offer_code'],
  },
});

/** Without a choice of the caller those on which who sells acts. */
export function chosenOr(chosen: unknown): readonly Scope[] {
  return typeof chosen === 'string' && chosen !== ''
    ? []
    : [{ sql: STATE, condition: { kind: 'words' as const, words: ['nossa'] } }];
}

/** The scope of a store: complaints about its own sales. */
export const STORE_OF_COMPLAINT = 'o.partner_id';
