import type {
  DocumentSide,
  PurchaseDocumentKind,
} from '@patio/domain/sales/purchase-documents/document-kinds.ts';
import type { FileFormat } from '@patio/domain/sales/purchase-documents/document-names.ts';
import type { Queries } from '../../../platform/db/database.ts';
import { shape, statement } from '../../../platform/db/statement.ts';

export type DocumentState = 'held' | 'sent' | 'given' | 'accepted' | 'refused';

/** One version of a document. Instants in epoch milliseconds. */
export interface DocumentRow {
  readonly guid: string;
  readonly purchase_code: number;
  readonly series: string;
  readonly version: number;
  readonly kind: PurchaseDocumentKind;
  readonly name: string;
  readonly type: FileFormat;
  readonly bytes: number;
  readonly side: DocumentSide;
  readonly added_by: number;
  readonly added_at: number;
  readonly state: DocumentState;
  readonly request_code: number | null;
  readonly decision: string | null;
  readonly invoice_key: string | null;
}

/** An open request for a document; the day as yyyy-mm-dd. */
export interface RequestRow {
  readonly code: number;
  readonly kind: PurchaseDocumentKind;
  readonly reason: string;
  readonly due_on: string;
  readonly asked_at: number;
}

const purchaseText = `select p.code, p.offer_code, p.account_id, p.status, p.negotiation_at, p.cancelled_at, p.finished_at, p.freight,
    coalesce(p.payment_approved, false) as payment_approved, p.payment_withdrawn_at is not null as payment_withdrawn, o.partner_id, o.title, a.erased_at is not null as erased
  from purchase p join offer o on o.code = p.offer_code join account a on a.id = p.account_id where p.code = $1`;

const purchase = statement({ name: 'purchase-documents.purchase', text: purchaseText });

const locked = statement({
  name: 'purchase-documents.lock',
  text: `${purchaseText} for no key update of p`,
});

const documents = statement({
  name: 'purchase-documents.list',
  text: `select guid, purchase_code, series, version, kind, name, type, bytes, side, added_by, added_at, state, request_code, decision, invoice_key
    from purchase_document where purchase_code = $1 order by added_at desc, version desc`,
  shape: shape<Pick<DocumentRow, 'kind' | 'type' | 'side' | 'state'>>(),
});

const requests = statement({
  name: 'purchase-documents.open-requests',
  text: `select code, kind, reason, due_on, asked_at from purchase_document_request
    where purchase_code = $1 and state = 'open' order by due_on, code`,
});

/** The facts of a purchase that its documents depend on. Instants in epoch milliseconds. */
export function documentedPurchase(queries: Queries, code: number) {
  return queries.row(purchase, [code]);
}

/** The same, locked: what happens to its documents happens one after the other. */
export function lockDocumentedPurchase(queries: Queries, code: number) {
  return queries.row(locked, [code]);
}

export type DocumentedPurchase = NonNullable<Awaited<ReturnType<typeof documentedPurchase>>>;

/** Every version of every document, the newest first. */
export function documentsOf(queries: Queries, code: number): Promise<readonly DocumentRow[]> {
  return queries.rows(documents, [code]);
}

/** The requests that are open, the most urgent first. */
export function openRequestsOf(queries: Queries, code: number): Promise<readonly RequestRow[]> {
  return queries.rows(requests, [code]);
}
