import type { AccessChange } from '@patio/contract/people/account-access/access-change.ts';
import { isoInstant } from '@patio/domain/time/iso-instant.ts';
import type { AccessChangeRow } from './access-changes.store.ts';

export const WIRE_KINDS = { email: 'email', username: 'usuario' } as const;
export const STORED_KINDS = { email: 'email', usuario: 'username' } as const;

const STATES = {
  applied: 'feita',
  refused: 'recusada',
  cancelled: 'cancelada',
  impossible: 'impossivel',
} as const;

/** A change of e-mail or username as staff see it. */
export function presentAccessChange(row: AccessChangeRow): AccessChange {
  return {
    codigo: row.code,
    tipo: WIRE_KINDS[row.kind],
    de: row.before,
    para: row.after,
    motivo: row.reason,
    por: row.asked_by,
    em: isoInstant(row.asked_at),
    valeEm: isoInstant(row.effective_at),
    situacao: row.outcome === null ? 'aguardando' : STATES[row.outcome],
  };
}
