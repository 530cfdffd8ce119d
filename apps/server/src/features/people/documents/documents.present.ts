import { isExpired } from '@patio/domain/people/documents/document-kinds.ts';
import { isoInstant } from '@patio/domain/time/iso-instant.ts';
import { dayOf } from '@patio/domain/time/sao-paulo.ts';
import type { DocumentRow } from './documents.store.ts';

const STATES = {
  asked: 'pedido',
  sent: 'enviado',
  accepted: 'aceito',
  refused: 'recusado',
  withdrawn: 'retirado',
} as const;

const instantOf = (at: number | null) => (at === null ? null : isoInstant(at));

/** A document as its user sees it: with the reasons of a refusal, not those of an acceptance. */
export function presentOwn(row: DocumentRow, now: number) {
  return {
    codigo: row.code,
    tipo: row.kind,
    motivo: row.reason,
    prazo: row.due_on,
    situacao: STATES[row.state],
    pedidoEm: isoInstant(row.asked_at),
    enviadoEm: instantOf(row.sent_at),
    resposta: row.state === 'refused' || row.state === 'withdrawn' ? row.decision : null,
    validade: row.expires_on,
    vencido: isExpired(row.expires_on, dayOf(now)),
  };
}

/** A document as staff see it. */
export function presentDocument(row: DocumentRow, now: number) {
  const { guid, type, bytes } = row;
  return {
    ...presentOwn(row, now),
    conta: row.account_id,
    nome: row.name,
    pedidoPor: row.asked_by,
    decididoEm: instantOf(row.decided_at),
    decididoPor: row.decided_by,
    resposta: row.decision,
    arquivo: guid === null || type === null || bytes === null ? null : { guid, formato: type, bytes },
  };
}
