import type { SecondChance } from '@patio/domain/sales/second-chances/second-chance.ts';
import type { SecondChanceRow } from './second-chances.store.ts';

/** The stored second chance as input of the rules. */
export function secondChanceOf(row: SecondChanceRow): SecondChance {
  return {
    bidderId: row.account_id,
    value: row.value_cents,
    deadline: row.expires_at,
    status: row.status,
  };
}
