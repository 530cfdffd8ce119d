import type { PurchaseDocuments } from '@patio/contract/sales/purchase-documents/purchase-document.ts';
import { deletableUntil } from '@patio/domain/sales/purchase-documents/document-access.ts';
import {
  addedKinds,
  missingKinds,
  seenKinds,
  type DocumentSide,
} from '@patio/domain/sales/purchase-documents/document-kinds.ts';
import { papersOf } from '@patio/domain/sales/purchase-documents/purchase-papers.ts';
import { currentStage } from '@patio/domain/sales/purchases/purchase-progress.ts';
import { isoInstant } from '@patio/domain/time/iso-instant.ts';
import { dayOf } from '@patio/domain/time/sao-paulo.ts';
import { opensNow, type Viewer } from './documents.policy.ts';
import type { DocumentedPurchase, DocumentRow, DocumentState, RequestRow } from './documents.store.ts';

const SIDES = {
  buyer: 'comprador',
  store: 'loja',
  house: 'equipe',
} as const satisfies Record<DocumentSide, string>;

const STATES = {
  held: 'em-verificacao',
  sent: 'enviado',
  given: 'disponivel',
  accepted: 'aceito',
  refused: 'recusado',
} as const satisfies Record<DocumentState, string>;

/** The versions that a viewer sees: of the kinds of their role, and scanned unless they have sent it themselves. */
export function seenBy(viewer: Viewer, rows: readonly DocumentRow[]): readonly DocumentRow[] {
  const kinds = seenKinds(viewer);
  return rows.filter(
    ({ kind, state, added_by }) =>
      kinds.includes(kind) && (state !== 'held' || added_by === viewer.accountId),
  );
}

/** Whether a viewer may still delete a version: their own, new and undecided. */
export function mayDelete(viewer: Viewer, row: DocumentRow, now: number): boolean {
  const open = row.state !== 'accepted' && row.state !== 'refused';
  return row.added_by === viewer.accountId && open && now <= deletableUntil(row.added_at);
}

/** Whether a viewer may send a newer version: of what their side added and nobody has accepted. */
export function mayReplace(viewer: Viewer, row: DocumentRow): boolean {
  return row.side === viewer.side && row.state !== 'accepted' && addedKinds(viewer).includes(row.kind);
}

/** The newest version of each document. */
export function currentOf(rows: readonly DocumentRow[]): readonly DocumentRow[] {
  return rows.filter(
    ({ series, version }) => !rows.some((other) => other.series === series && other.version > version),
  );
}

interface Found {
  readonly purchase: DocumentedPurchase;
  readonly rows: readonly DocumentRow[];
  readonly requests: readonly RequestRow[];
}

/** The documents of a purchase as a viewer sees them; `now` in epoch milliseconds. */
export function presentDocuments(
  viewer: Viewer,
  { purchase, rows, requests }: Found,
  now: number,
): PurchaseDocuments {
  if (!opensNow(viewer, purchase, now))
    return { documentos: [], pedidos: [], papeis: [], faltam: [], podeEnviar: [], restrito: true };
  const seen = seenBy(viewer, rows);
  const current = new Set(currentOf(seen));
  const present = new Set([...current].filter(({ state }) => state !== 'refused').map(({ kind }) => kind));
  const { status, freight, cancelled_at: cancelledAt, payment_approved: paymentApproved } = purchase;
  const negotiationAt = purchase.negotiation_at;
  const paymentWithdrawn = purchase.payment_withdrawn;
  const stage = currentStage({
    status,
    negotiationAt,
    cancelledAt,
    paymentApproved,
    paymentWithdrawn,
    freight,
  });
  return {
    documentos: seen.map((row) => presentDocument(viewer, row, current.has(row), now)),
    pedidos: requests
      .filter(({ kind }) => seenKinds(viewer).includes(kind))
      .map((request) => presentRequest(request, [...current], now)),
    papeis: [...papersOf(viewer.side, { status, cancelled: cancelledAt !== null, paymentApproved })],
    faltam: [...missingKinds(stage, present, viewer)],
    podeEnviar: [...addedKinds(viewer)],
    restrito: false,
  };
}

function presentDocument(viewer: Viewer, row: DocumentRow, current: boolean, now: number) {
  return {
    guid: row.guid,
    serie: row.series,
    tipo: row.kind,
    nome: row.name,
    formato: row.type,
    bytes: row.bytes,
    versao: row.version,
    atual: current,
    de: SIDES[row.side],
    enviadoEm: isoInstant(row.added_at),
    situacao: STATES[row.state],
    resposta: row.state === 'refused' ? row.decision : null,
    chave: row.invoice_key,
    apagaAte: mayDelete(viewer, row, now) ? isoInstant(deletableUntil(row.added_at)) : null,
    substituivel: current && mayReplace(viewer, row),
  };
}

function presentRequest(request: RequestRow, current: readonly DocumentRow[], now: number) {
  const answer = current.find(({ request_code }) => request_code === request.code);
  const situacao = answer === undefined ? 'pedido' : answer.state === 'refused' ? 'recusado' : 'enviado';
  return {
    codigo: request.code,
    tipo: request.kind,
    motivo: request.reason,
    prazo: request.due_on,
    pedidoEm: isoInstant(request.asked_at),
    situacao,
    atrasado: situacao !== 'enviado' && request.due_on < dayOf(now),
  } as const;
}
