import { isoInstant } from '@patio/domain/time/iso-instant.ts';
import type { ReleaseRow } from './releases.store.ts';

/** A release in the words of the wire, in its state at an instant. */
export function presentRelease(row: ReleaseRow, now: number) {
  return {
    codigo: row.id,
    tipo: row.kind,
    extra: row.extra,
    ate: isoInstant(row.until),
    motivo: row.reason,
    concedidaPor: row.granted_by,
    concedidaEm: row.granted_at === null ? null : isoInstant(row.granted_at),
    situacao: situationOf(row, now),
  };
}

function situationOf(row: ReleaseRow, now: number) {
  if (row.withdrawn_at !== null) return 'retirada' as const;
  return row.until > now ? ('vigente' as const) : ('vencida' as const);
}
