import type { AccountBlock } from '@patio/contract/people/blocks/account-block.ts';
import type { Queries } from '../../../platform/db/database.ts';
import { presentBlock } from './blocks.present.ts';
import { openBlock } from './blocks.store.ts';

/** The block that holds an account, as staff see it; null: none does. */
export async function openBlockOf(queries: Queries, accountId: number): Promise<AccountBlock | null> {
  const row = await openBlock(queries, accountId);
  return row ? presentBlock(row) : null;
}
