import { acceptCounter as acceptCounterCall } from '@patio/contract/proposals/accept-counter.ts';
import { acceptProposal as acceptProposalCall } from '@patio/contract/proposals/accept-proposal.ts';
import { answerCounter as answerCounterCall } from '@patio/contract/proposals/answer-counter.ts';
import { counterProposal as counterProposalCall } from '@patio/contract/proposals/counter-proposal.ts';
import { getOwnProposal as getOwnProposalCall } from '@patio/contract/proposals/get-own-proposal.ts';
import { getProposal as getProposalCall } from '@patio/contract/proposals/get-proposal.ts';
import { listProposals as listProposalsCall } from '@patio/contract/proposals/list-proposals.ts';
import { rejectProposal as rejectProposalCall } from '@patio/contract/proposals/reject-proposal.ts';
import { reviewProposal as reviewProposalCall } from '@patio/contract/proposals/review-proposal.ts';
import { requestReview as requestReviewCall } from '@patio/contract/proposals/request-review.ts';
import { sendProposal as sendProposalCall } from '@patio/contract/proposals/send-proposal.ts';
import type { FastifyInstance } from 'fastify';
import type { ServerDeps } from '../../deps.ts';
import { serve } from '../../platform/http/serve.ts';
import { acceptCounter } from './accept-counter.ts';
import { acceptProposal } from './accept-proposal.ts';
import { answerCounter } from './answer-counter.ts';
import { counterProposal } from './counter-proposal.ts';
import { getOwnProposal } from './get-own-proposal.ts';
import { getProposal } from './get-proposal.ts';
import { listProposals } from './list-proposals.ts';
import { rejectProposal } from './reject-proposal.ts';
import { reviewProposal } from './review-proposal.ts';
import { requestReview } from './request-review.ts';
import { sendProposal } from './send-proposal.ts';

export function proposalRoutes(app: FastifyInstance, deps: ServerDeps): void {
  serve(app, sendProposalCall, { work: 'deal' })(sendProposal(deps));
  serve(app, getProposalCall)(getProposal(deps));
  serve(app, getOwnProposalCall)(getOwnProposal(deps));
  serve(app, acceptCounterCall, { work: 'deal' })(acceptCounter(deps));
  serve(app, answerCounterCall, { work: 'deal' })(answerCounter(deps));
  serve(app, requestReviewCall, { work: 'deal' })(requestReview(deps));
  serve(app, listProposalsCall)(listProposals(deps));
  serve(app, reviewProposalCall)(reviewProposal(deps));
  serve(app, acceptProposalCall, { work: 'deal' })(acceptProposal(deps));
  serve(app, rejectProposalCall, { work: 'deal' })(rejectProposal(deps));
  serve(app, counterProposalCall, { work: 'deal' })(counterProposal(deps));
}
