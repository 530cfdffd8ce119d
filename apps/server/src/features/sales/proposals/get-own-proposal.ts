import type { getOwnProposal as contract } from '@patio/contract/sales/proposals/get-own-proposal.ts';
import type { ServerDeps } from '../../../deps.ts';
import type { Handler } from '../../../platform/http/serve.ts';
import { ownProposals } from './own-proposals.ts';

/** The viewer's own proposal for the page of an offer. */
export const getOwnProposal =
  ({ database }: ServerDeps): Handler<typeof contract> =>
  async ({ params }, { actor, now }) => {
    const found = await ownProposals(database, actor.accountId, [params.id], now);
    return { data: found.get(params.id) ?? null };
  };
