import type { getProposal as contract } from '@patio/contract/sales/proposals/get-proposal.ts';
import type { ServerDeps } from '../../../deps.ts';
import type { Handler } from '../../../platform/http/serve.ts';
import { ownProposal } from './own-proposals.ts';
import { proposalReader } from './proposals.store.ts';

/** An own proposal with its history (rule 0.7). */
export const getProposal =
  ({ database }: ServerDeps): Handler<typeof contract> =>
  async ({ params, fail }, { actor, now }) => {
    const reader = proposalReader(database);
    const row = await reader.find(params.codigo);
    if (row?.account_id !== actor.accountId) return fail('proposal-not-found');
    return { data: await ownProposal(database, row, await reader.steps([row.code]), now) };
  };
