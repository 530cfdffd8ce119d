import { isoInstant } from '@patio/domain/time/iso-instant.ts';
import type { RequestRow, RequestState } from './identity.store.ts';

const STATES = { open: 'pendente', accepted: 'aceita', refused: 'recusada' } as const;

/** A state in the words of the wire. */
export const stateOnWire = (state: RequestState) => STATES[state];

/** A request as staff see it. */
export function presentRequest(row: RequestRow) {
  return {
    codigo: row.code,
    conta: row.account_id,
    nome: row.name,
    perfil: row.profile_code,
    documento: row.document === null ? null : `•••${row.document.slice(-4)}`,
    situacao: stateOnWire(row.state),
    em: isoInstant(row.created_at),
    decididoEm: row.decided_at === null ? null : isoInstant(row.decided_at),
    decididoPor: row.decided_by,
    motivo: row.reason,
    documentos: row.documents.map(({ guid, kind, type, bytes }) => ({
      guid,
      tipo: kind,
      formato: type,
      bytes,
    })),
  };
}
