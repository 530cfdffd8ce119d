import { getOwnProposal } from '@patio/contract/sales/proposals/get-own-proposal.ts';
import { browserCall } from '../../../platform/api/browser-api.ts';
import { ownProposalOf, type OwnProposal } from './proposal-view.ts';

/** The user's latest proposal on an offer; null without one, and when the call fails. */
export async function loadOwnProposal(offerCode: number): Promise<OwnProposal | null> {
  const reply = await browserCall(getOwnProposal, { params: { id: offerCode } }).catch(() => null);
  return reply === null || reply.data === null ? null : ownProposalOf(reply.data);
}
