import { sendProposal as sendProposalCall } from '@patio/contract/proposals/send-proposal.ts';
import type { FastifyInstance } from 'fastify';
import type { ServerDeps } from '../../deps.ts';
import { serve } from '../../platform/http/serve.ts';
import { sendProposal } from './send-proposal.ts';

export function proposalRoutes(app: FastifyInstance, deps: ServerDeps): void {
  serve(app, sendProposalCall)(sendProposal(deps));
}
