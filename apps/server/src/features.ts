import type { FastifyInstance } from 'fastify';
import type { ServerDeps } from './deps.ts';
import { addressRoutes } from './features/addresses/routes.ts';
import { accountRoutes } from './features/accounts/routes.ts';
import { alertRoutes } from './features/alerts/routes.ts';
import { annulmentRoutes } from './features/annulments/routes.ts';
import { auctionRoutes } from './features/auctions/routes.ts';
import { blocklistRoutes } from './features/blocklist/routes.ts';
import { blockRoutes } from './features/blocks/routes.ts';
import { cancellationRoutes } from './features/cancellations/routes.ts';
import { catalogueRoutes } from './features/catalogue/routes.ts';
import { consentRoutes } from './features/consents/routes.ts';
import { chargeRoutes } from './features/charges/routes.ts';
import { closingRoutes } from './features/closing/routes.ts';
import { conditionRoutes } from './features/conditions/routes.ts';
import { contentRoutes } from './features/content/routes.ts';
import { correctionRoutes } from './features/corrections/routes.ts';
import { costRoutes } from './features/costs/routes.ts';
import { emailConfirmationRoutes } from './features/email-confirmations/routes.ts';
import { favouriteRoutes } from './features/favourites/routes.ts';
import { identityRoutes } from './features/identity/routes.ts';
import { incrementRoutes } from './features/increments/routes.ts';
import { minimumStepRoutes } from './features/minimum-steps/routes.ts';
import { interestRoutes } from './features/interests/routes.ts';
import { limitRoutes } from './features/limits/routes.ts';
import { liveRoutes } from './features/live/routes.ts';
import { mailRoutes } from './features/mail/routes.ts';
import { negotiationRoutes } from './features/negotiations/routes.ts';
import { notificationRoutes } from './features/notifications/routes.ts';
import { partnerRoutes } from './features/partners/routes.ts';
import { passkeyRoutes } from './features/passkeys/routes.ts';
import { personalDataRoutes } from './features/personal-data/routes.ts';
import { placeRoutes } from './features/places/routes.ts';
import { previewRoutes } from './features/preview/routes.ts';
import { proposalRoutes } from './features/proposals/routes.ts';
import { buyNowRoutes } from './features/buy-now/routes.ts';
import { purchaseRoutes } from './features/purchases/routes.ts';
import { questionRoutes } from './features/questions/routes.ts';
import { referencePriceRoutes } from './features/reference-prices/routes.ts';
import { regretRoutes } from './features/regrets/routes.ts';
import { releaseRoutes } from './features/releases/routes.ts';
import { reopeningRoutes } from './features/reopenings/routes.ts';
import { reportRoutes } from './features/reports/routes.ts';
import { reviewRoutes } from './features/reviews/routes.ts';
import { saleTermsRoutes } from './features/sale-terms/routes.ts';
import { savedSearchRoutes } from './features/saved-searches/routes.ts';
import { secondChanceRoutes } from './features/second-chances/routes.ts';
import { securityRoutes } from './features/security/routes.ts';
import { secondStepRoutes } from './features/second-steps/routes.ts';
import { sellingSideRoutes } from './features/selling-side/routes.ts';
import { sessionRoutes } from './features/sessions/routes.ts';
import { snapshotRoutes } from './features/snapshots/routes.ts';
import { socialRoutes } from './features/social/routes.ts';
import { stayRoutes } from './features/stays/routes.ts';
import { strikeRoutes } from './features/strikes/routes.ts';
import { surveyRoutes } from './features/surveys/routes.ts';
import { saleWithdrawalRoutes } from './features/sale-withdrawals/routes.ts';
import { trustRoutes } from './features/trust/routes.ts';
import { workingDayRoutes } from './features/working-days/routes.ts';

export type RegisterFeature = (app: FastifyInstance, deps: ServerDeps) => void | Promise<void>;

/** Every feature with calls, mounted below `/api`. */
export const features: readonly RegisterFeature[] = [
  accountRoutes,
  alertRoutes,
  addressRoutes,
  annulmentRoutes,
  auctionRoutes,
  blocklistRoutes,
  blockRoutes,
  cancellationRoutes,
  catalogueRoutes,
  chargeRoutes,
  closingRoutes,
  consentRoutes,
  conditionRoutes,
  contentRoutes,
  correctionRoutes,
  costRoutes,
  emailConfirmationRoutes,
  favouriteRoutes,
  identityRoutes,
  incrementRoutes,
  minimumStepRoutes,
  interestRoutes,
  limitRoutes,
  liveRoutes,
  mailRoutes,
  negotiationRoutes,
  notificationRoutes,
  partnerRoutes,
  passkeyRoutes,
  personalDataRoutes,
  placeRoutes,
  previewRoutes,
  proposalRoutes,
  buyNowRoutes,
  purchaseRoutes,
  questionRoutes,
  referencePriceRoutes,
  regretRoutes,
  releaseRoutes,
  reopeningRoutes,
  reportRoutes,
  reviewRoutes,
  saleTermsRoutes,
  savedSearchRoutes,
  secondChanceRoutes,
  secondStepRoutes,
  securityRoutes,
  sellingSideRoutes,
  sessionRoutes,
  snapshotRoutes,
  socialRoutes,
  stayRoutes,
  strikeRoutes,
  surveyRoutes,
  saleWithdrawalRoutes,
  trustRoutes,
  workingDayRoutes,
];
