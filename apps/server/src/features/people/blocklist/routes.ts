import { placeBid } from '@patio/contract/trading/auctions/place-bid.ts';
import { addListing as addCall } from '@patio/contract/people/blocklist/add-listing.ts';
import { liftListing as liftCall } from '@patio/contract/people/blocklist/lift-listing.ts';
import { listLinkedAccounts as linkedCall } from '@patio/contract/people/blocklist/list-linked-accounts.ts';
import { listListings as listCall } from '@patio/contract/people/blocklist/list-listings.ts';
import { acceptCounter } from '@patio/contract/sales/proposals/accept-counter.ts';
import { answerCounter } from '@patio/contract/sales/proposals/answer-counter.ts';
import { requestReview } from '@patio/contract/sales/proposals/request-review.ts';
import { sendProposal } from '@patio/contract/sales/proposals/send-proposal.ts';
import { buyNow } from '@patio/contract/sales/buy-now/buy-now.ts';
import { answerSecondChance } from '@patio/contract/sales/second-chances/answer-second-chance.ts';
import type { FastifyInstance } from 'fastify';
import type { ServerDeps } from '../../../deps.ts';
import { serve } from '../../../platform/http/serve.ts';
import { addListing } from './add-listing.ts';
import { liftListing } from './lift-listing.ts';
import { listLinkedAccounts } from './list-linked-accounts.ts';
import { listListings } from './list-listings.ts';
import { markDevices } from './mark-device.ts';

const deals = [
  placeBid,
  sendProposal,
  buyNow,
  acceptCounter,
  answerCounter,
  requestReview,
  answerSecondChance,
];

export function blocklistRoutes(app: FastifyInstance, deps: ServerDeps): void {
  markDevices(app, deps, new Set<string>(deals.map(({ path }) => path)));
  serve(app, addCall)(addListing(deps));
  serve(app, listCall)(listListings(deps));
  serve(app, liftCall)(liftListing(deps));
  serve(app, linkedCall)(listLinkedAccounts(deps));
}
