import type { StaffProposalView } from '@patio/contract/sales/proposals/proposal.ts';
import type { reviewProposal as contract } from '@patio/contract/sales/proposals/review-proposal.ts';
import type { ServerDeps } from '../../../../deps.ts';
import type { Queries } from '../../../../platform/db/database.ts';
import type { Actor } from '../../../../platform/http/call-context.ts';
import type { Handler } from '../../../../platform/http/serve.ts';
import { worksForTheHouse } from '../../../../platform/access/store-access.ts';
import { mayDecide } from '../proposals.policy.ts';
import { presentForStaff } from '../proposals.present.ts';
import { reviewReader } from './review.store.ts';

/** One proposal for the people who decide on it; another store's is unknown to a store user. */
export const reviewProposal =
  ({ database }: ServerDeps): Handler<typeof contract> =>
  async ({ params, fail }, { actor, now }) => {
    const found = await reviewed(database, params.id, actor, now);
    return found === null ? fail('proposal-not-found') : { data: found };
  };

/** A proposal if this user may see it; null if not, or if there is none. */
export async function reviewed(
  queries: Queries,
  code: number,
  actor: Actor,
  now: number,
): Promise<StaffProposalView | null> {
  const reader = reviewReader(queries);
  const row = await reader.find(code);
  if (!row || !mayDecide(actor, row.offer_partner_id)) return null;
  return presentForStaff(row, await reader.steps([code]), { now, showsEmail: worksForTheHouse(actor) });
}
