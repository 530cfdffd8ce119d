import type { Queries } from '../../../platform/db/database.ts';
import { proposalReader } from './proposals.store.ts';

/** The code of the offer of an account's own proposal; null when it is another's, or none. */
export async function offerOfProposal(
  queries: Queries,
  code: number,
  accountId: number,
): Promise<number | null> {
  const row = await proposalReader(queries).find(code);
  return row?.account_id === accountId ? row.offer_code : null;
}
