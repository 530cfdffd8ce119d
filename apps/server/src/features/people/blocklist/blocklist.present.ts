import { isoInstant } from '@patio/domain/time/iso-instant.ts';
import type { ListingKind, ListingRow } from './blocklist.store.ts';

const KINDS = { document: 'documento', representative: 'representante', device: 'aparelho' } as const;

/** A kind in calls as stored. */
export function storedKind(kind: 'documento' | 'representante' | 'aparelho'): ListingKind {
  if (kind === 'documento') return 'document';
  return kind === 'representante' ? 'representative' : 'device';
}

/** A listing as staff see it. */
export function presentListing(row: ListingRow) {
  const { lifted_at: liftedAt, lift_reason: motivo, lifted_by: por } = row;
  return {
    codigo: row.id,
    tipo: KINDS[row.kind],
    indicio: row.hint,
    conta: row.account_id,
    motivo: row.reason,
    por: row.listed_by,
    em: isoInstant(row.listed_at),
    liberacao: liftedAt === null ? null : { motivo: motivo ?? '', por: por ?? '', em: isoInstant(liftedAt) },
  };
}
