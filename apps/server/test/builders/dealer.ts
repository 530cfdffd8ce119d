import type { Queries } from '../../src/platform/db/database.ts';
import { buildAccount, type AccountTraits, type BuiltAccount } from './account.ts';
import { buildAddress } from './address.ts';

/** Inserts an account that may deal: its data are complete, and it has an address (C-100). */
export async function buildDealer(
  database: Queries,
  given: Partial<AccountTraits> = {},
): Promise<BuiltAccount & { readonly addressCode: number }> {
  const account = await buildAccount(database, given);
  return { ...account, addressCode: await buildAddress(database, account.id) };
}
