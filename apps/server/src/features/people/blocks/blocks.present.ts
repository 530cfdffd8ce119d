import type { AccountBlock } from '@patio/contract/people/blocks/account-block.ts';
import { isoInstant } from '@patio/domain/time/iso-instant.ts';
import type { BlockRow } from './blocks.store.ts';

/** A block as staff see it. */
export function presentBlock(row: BlockRow): AccountBlock {
  const { lifted_at: liftedAt, lift_reason: motivo, lifted_by: por } = row;
  return {
    codigo: row.id,
    motivo: row.reason,
    por: row.blocked_by,
    em: isoInstant(row.blocked_at),
    ate: row.until === null ? null : isoInstant(row.until),
    liberacao: liftedAt === null ? null : { motivo: motivo ?? '', por, em: isoInstant(liftedAt) },
  };
}
