import type { ComplaintEvent } from '@patio/contract/sales/complaints/complaint.ts';
import {
  complaintProtocol,
  complaintTextFor,
  type ComplaintSide,
} from '@patio/domain/sales/complaints/complaint-access.ts';
import { deskNow, type ComplaintFacts } from '@patio/domain/sales/complaints/decide-complaint-step.ts';
import { isoInstant } from '@patio/domain/time/iso-instant.ts';
import type { ComplaintRow } from './complaints.store.ts';
import type { ComplaintEventRow } from './events.store.ts';

const SIDES = { buyer: 'comprador', store: 'loja', house: 'casa', system: 'sistema' } as const;

const isoOrNull = (at: number | null): string | null => (at === null ? null : isoInstant(at));

/** Whether a side sees an event: notes of the house are its own, and those of a store its own and the house’s. */
export function seesEvent(
  reader: ComplaintSide,
  { kind, side }: Pick<ComplaintEventRow, 'kind' | 'side'>,
): boolean {
  return kind !== 'note' || reader === 'house' || (reader === 'store' && side === 'store');
}

/** An event as a side reads it. Buyers deal with the team, and a store does not know who works for the house. */
export function presentEvent(row: ComplaintEventRow, reader: ComplaintSide): ComplaintEvent {
  const knows = row.side !== 'buyer' && row.author_id !== null && (reader === 'house' || reader === row.side);
  return {
    codigo: row.code,
    em: isoInstant(row.at),
    tipo: row.kind,
    lado: SIDES[row.side],
    autor: knows ? row.author : null,
    texto: complaintTextFor(reader, row),
    resultado: row.finding,
    solucao: row.solution,
    arquivos: row.files.map(({ guid, name, bytes }) => ({ guid, nome: name, bytes })),
  };
}

/** What both sides see of a complaint. */
export function presentComplaint(
  row: ComplaintRow,
  facts: ComplaintFacts,
  {
    events,
    reader,
    now,
  }: {
    readonly events: readonly ComplaintEventRow[];
    readonly reader: ComplaintSide;
    readonly now: number;
  },
) {
  const due = row.answer_due_at;
  return {
    codigo: row.code,
    protocolo: complaintProtocol(row.code, row.opened_at),
    codigoCompra: row.purchase_code,
    categoria: row.category,
    pedido: row.remedy,
    descobertoEm: row.discovered_on,
    foraDoPrazo: row.late,
    abertaEm: isoInstant(row.opened_at),
    situacao: row.state,
    com: deskNow(facts, now),
    recorrida: row.escalated,
    responderAte: isoOrNull(due),
    atrasada: due !== null && row.paused_at === null && now >= due,
    compradorAte: isoOrNull(row.buyer_due_at),
    encerradaEm: isoOrNull(row.closed_at),
    motivoFim: row.end_reason,
    reabrirAte: isoOrNull(facts.reopenUntil),
    resultado: row.finding,
    versao: row.version,
    historico: events
      .filter((event) => event.complaint_code === row.code && seesEvent(reader, event))
      .map((event) => presentEvent(event, reader)),
  };
}
