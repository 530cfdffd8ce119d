import { purchasesList } from '@patio/contract/sales/purchases/purchase-row.ts';
import { shape, statement, type Statement } from '../../../../platform/db/statement.ts';
import { listSource, type ListDeclaration, type SearchedText } from '../../../../platform/lists/public.ts';
import type { DocumentFacts } from '@patio/domain/sales/purchase-documents/missing-documents.ts';
import { ASKED_UNTIL, PAPERS_COLUMN } from '../stages/document-columns.ts';
import { STEP_DUE } from '../stages/handover-columns.ts';
import { SEARCHED_ACCOUNT } from '../../../identity/accounts/public.ts';

const from = `from purchase p left join offer o on o.code = p.offer_code left join account b on b.id = p.account_id
  left join partner s on s.id = o.partner_id left join account a on a.id = p.assignee_id
  left join delivery dl on dl.purchase_code = p.code left join transfer t on t.purchase_code = p.code and not t.exempt and p.cancelled_at is null`;

const base = statement({
  name: 'purchases.list',
  text: `select p.code, p.offer_code, o.title, p.status, p.negotiation_at is not null as contacted, p.cancelled_at,
    coalesce(p.cancellation = 'Q', false) as cancellation_asked, p.origin, p.value_cents, p.account_id,
    trim(b.name || ' ' || b.surname) as buyer, b.email, b.phone, o.partner_id, s.name as store, p.created_at,
    p.step_since as since, ${STEP_DUE} as due, p.assignee_id, trim(a.name || ' ' || a.surname) as assignee,
    p.next_action, p.next_action_on, coalesce(p.invoice_issued, false) as invoice_issued,
    coalesce(p.payment_approved, false) as payment_approved, p.payment_withdrawn_at is not null as payment_withdrawn, p.payment_withdrawn_at, p.payment_method, p.version,
    t.state as transfer, t.due_on as transfer_due, t.waiting_since is not null as transfer_waits, p.negotiation_at, p.freight, ${PAPERS_COLUMN} ${from}`,
  // A purchase has its offer and its buyer.
  neverNull: ['title', 'buyer', 'email'],
  shape: shape<{ papers: DocumentFacts }>(),
});

type RowOfStatement<S> = S extends Statement<infer Row> ? Row : never;
export type PurchaseListRow = RowOfStatement<typeof base>;

const ofTitle: SearchedText = (contains) =>
  `p.offer_code in (select code from offer where ${contains('title')})`;

/** Where the list of purchases comes from. */
export const PURCHASES = listSource(purchasesList, {
  base,
  from,
  key: 'p.code',
  sorts: {
    criadaEm: { sql: 'p.created_at', type: 'timestamptz' },
    valor: { sql: 'p.value_cents', type: 'bigint' },
    desde: { sql: 'p.step_since', type: 'timestamptz' },
    acaoEm: { sql: `coalesce(p.next_action_on, 'infinity')`, type: 'date' },
    prazo: { sql: `coalesce(${STEP_DUE}, 'infinity')`, type: 'timestamptz' },
  },
  filters: {
    situacao: 'p.status',
    cancelada: 'p.cancelled_at is not null',
    contatada: 'p.negotiation_at is not null',
    documento: `exists (select from purchase_document d where d.purchase_code = p.code and d.state = 'sent'
      and not exists (select from purchase_document n where n.series = d.series and n.version > d.version and n.state <> 'held'))`,
    documentoAte: ASKED_UNTIL,
    transferencia: `case t.state when 'open' then 'aberta' when 'late' then 'atrasada' when 'done' then 'concluida' end`,
    transferenciaAConfirmar: 't.waiting_since is not null',
    origem: `case p.origin when 'buy' then 'compra' when 'bid' then 'lance' else 'proposta' end`,
    valor: 'p.value_cents',
    criadaEm: 'p.created_at',
    acaoEm: `p.next_action_on::timestamp at time zone 'America/Sao_Paulo'`,
    prazo: STEP_DUE,
    responsavel: 'p.assignee_id',
    semResponsavel: 'p.assignee_id is null',
    loja: 'o.partner_id',
    comprador: 'p.account_id',
    oferta: 'p.offer_code',
  },
  searched: {
    texts: [
      ofTitle,
      (contains) => `p.account_id in (select a.id from account a where ${contains(SEARCHED_ACCOUNT)})`,
    ],
    codes: ['p.code', 'p.offer_code'],
  },
});

/** What a row shows of a buyer (`a`). */
const SHOWN_ACCOUNT = `a.name || ' ' || a.surname || ' ' || a.email || ' ' || coalesce(a.phone, '')`;

/**
 * The same for those who may not read a whole CPF: it finds a buyer by what its rows show, or they could find out the rest digit by digit.
 * `SEARCHED_ACCOUNT` is there for its index.
 */
export const PURCHASES_BY_SHOWN: ListDeclaration<PurchaseListRow> = {
  ...PURCHASES,
  source: {
    ...PURCHASES.source,
    searched: {
      ...PURCHASES.source.searched,
      texts: [
        ofTitle,
        (contains: (sql: string) => string) =>
          `p.account_id in (select a.id from account a where ${contains(SEARCHED_ACCOUNT)} and ${contains(SHOWN_ACCOUNT)})`,
      ],
    },
  },
};

/** The same for a store, which is shown nothing of the work of the house. */
export const PURCHASES_OF_STORE: ListDeclaration<PurchaseListRow> = {
  ...PURCHASES_BY_SHOWN,
  source: {
    ...PURCHASES_BY_SHOWN.source,
    sorts: { ...PURCHASES.source.sorts, acaoEm: { sql: `'infinity'::date`, type: 'date' } },
    filters: {
      ...PURCHASES.source.filters,
      responsavel: 'null::bigint',
      semResponsavel: 'null::boolean',
      acaoEm: 'null::timestamptz',
    },
  },
};

/** The scope of a store: purchases of its own offers. */
export const STORE_OF_PURCHASE = 'o.partner_id';

const one = statement({
  name: 'purchases.list-one',
  text: `${base.text} where p.code = $1`,
  neverNull: ['title', 'buyer', 'email'],
  shape: shape<{ papers: DocumentFacts }>(),
});

export { one as onePurchase };
