import type { FastifyInstance } from 'fastify';
import type { ServerDeps } from './deps.ts';
import { addressRoutes } from './features/people/addresses/routes.ts';
import { accountRoutes } from './features/identity/accounts/routes.ts';
import { alertRoutes } from './features/messaging/alerts/routes.ts';
import { annulmentRoutes } from './features/sales/annulments/routes.ts';
import { auctionRoutes } from './features/trading/auctions/routes.ts';
import { auditRoutes } from './features/people/audit/routes.ts';
import { blocklistRoutes } from './features/people/blocklist/routes.ts';
import { blockRoutes } from './features/people/blocks/routes.ts';
import { cancellationRoutes } from './features/sales/cancellations/routes.ts';
import { catalogueRoutes } from './features/catalogue/catalogue/routes.ts';
import { consentRoutes } from './features/identity/consents/routes.ts';
import { chargeRoutes } from './features/trading/charges/routes.ts';
import { closingRoutes } from './features/sales/closing/routes.ts';
import { conditionRoutes } from './features/catalogue/conditions/routes.ts';
import { contactRoutes } from './features/catalogue/content/contacts/routes.ts';
import { nameRoutes } from './features/catalogue/names/routes.ts';
import { reasonRoutes } from './features/catalogue/reference/reasons/routes.ts';
import { contentRoutes } from './features/catalogue/content/routes.ts';
import { correctionRoutes } from './features/sales/corrections/routes.ts';
import { costRoutes } from './features/trading/costs/routes.ts';
import { directoryRoutes } from './features/people/directory/routes.ts';
import { emailConfirmationRoutes } from './features/identity/email-confirmations/routes.ts';
import { extensionRoutes } from './features/sales/extensions/routes.ts';
import { answerTimesRoutes } from './features/sales/answer-times/routes.ts';
import { complaintRoutes } from './features/sales/complaints/routes.ts';
import { dealMessageRoutes } from './features/sales/deal-messages/routes.ts';
import { visitRoutes } from './features/sales/visits/routes.ts';
import { deskRoutes } from './features/sales/desk/routes.ts';
import { endedOfferRoutes } from './features/sales/ended/routes.ts';
import { figureRoutes } from './features/sales/figures/routes.ts';
import { favouriteRoutes } from './features/catalogue/favourites/routes.ts';
import { documentRoutes } from './features/people/documents/routes.ts';
import { identityRoutes } from './features/people/identity/routes.ts';
import { incrementRoutes } from './features/catalogue/increments/routes.ts';
import { minimumStepRoutes } from './features/trading/minimum-steps/routes.ts';
import { interestRoutes } from './features/catalogue/interests/routes.ts';
import { listViewRoutes } from './features/identity/list-views/routes.ts';
import { limitRoutes } from './features/people/limits/routes.ts';
import { liveRoutes } from './features/trading/live/routes.ts';
import { mailRoutes } from './features/messaging/mail/routes.ts';
import { monitorRoutes } from './features/trading/monitor/routes.ts';
import { negotiationRoutes } from './features/sales/negotiations/routes.ts';
import { notificationRoutes } from './features/messaging/notifications/routes.ts';
import { officeSessionRoutes } from './features/identity/office-sessions/routes.ts';
import { ownerViewRoutes } from './features/sales/owner-views/routes.ts';
import { undoRoutes } from './features/identity/undo/routes.ts';
import { openRecordRoutes } from './features/identity/open-records/routes.ts';
import { storeProfileRoutes } from './features/catalogue/store-profiles/routes.ts';
import { storeMemberRoutes } from './features/stores/members/routes.ts';
import { storeDirectoryRoutes } from './features/stores/directory/routes.ts';
import { partnerRoutes } from './features/stores/partners/routes.ts';
import { invitationRoutes } from './features/identity/invitations/routes.ts';
import { accountAccessRoutes } from './features/people/account-access/routes.ts';
import { employeeRoutes } from './features/people/employees/routes.ts';
import { staffRoutes } from './features/identity/staff/routes.ts';
import { passkeyRoutes } from './features/identity/passkeys/routes.ts';
import { chargeListRoutes } from './features/finance/charge-list/routes.ts';
import { paymentRoutes } from './features/finance/charges/routes.ts';
import { personalDataRoutes } from './features/people/personal-data/routes.ts';
import { accountingRoutes } from './features/finance/accounting/routes.ts';
import { closeRoutes } from './features/finance/closes/routes.ts';
import { amlCaseRoutes } from './features/finance/aml-cases/routes.ts';
import { payoutRoutes } from './features/finance/payouts/routes.ts';
import { statementRoutes } from './features/finance/statements/routes.ts';
import { depositRoutes } from './features/finance/deposits/routes.ts';
import { paybackRoutes } from './features/finance/paybacks/routes.ts';
import { buyerDebtRoutes } from './features/finance/buyer-debts/routes.ts';
import { bankRefundRoutes } from './features/finance/bank-refunds/routes.ts';
import { strayPixRoutes } from './features/finance/stray-pix/routes.ts';
import { pixRoutes } from './features/finance/pix/routes.ts';
import { placeRoutes } from './features/catalogue/places/routes.ts';
import { importRoutes } from './features/catalogue/imports/routes.ts';
import { draftRoutes } from './features/catalogue/drafts/routes.ts';
import { previewRoutes } from './features/catalogue/preview/routes.ts';
import { proposalRoutes } from './features/sales/proposals/routes.ts';
import { buyNowRoutes } from './features/sales/buy-now/routes.ts';
import { pickupCodeRoutes } from './features/sales/pickup-codes/routes.ts';
import { transferRoutes } from './features/sales/transfer/routes.ts';
import { deliveryRoutes } from './features/sales/deliveries/routes.ts';
import { storageRoutes } from './features/sales/storage-days/routes.ts';
import { pickupRoutes } from './features/sales/pickups/routes.ts';
import { purchaseDocumentRoutes } from './features/sales/purchase-documents/routes.ts';
import { purchaseRoutes } from './features/sales/purchases/routes.ts';
import { questionRoutes } from './features/trading/questions/routes.ts';
import { referencePriceRoutes } from './features/catalogue/reference-prices/routes.ts';
import { regretRoutes } from './features/sales/regrets/routes.ts';
import { releaseRoutes } from './features/people/releases/routes.ts';
import { reopeningRoutes } from './features/sales/reopenings/routes.ts';
import { reportRoutes } from './features/catalogue/reports/routes.ts';
import { reviewRoutes } from './features/people/reviews/routes.ts';
import { saleTermsRoutes } from './features/sales/sale-terms/routes.ts';
import { savedSearchRoutes } from './features/catalogue/saved-searches/routes.ts';
import { secondChanceRoutes } from './features/sales/second-chances/routes.ts';
import { securityRoutes } from './features/identity/security/routes.ts';
import { secondStepRoutes } from './features/identity/second-steps/routes.ts';
import { sellingSideRoutes } from './features/messaging/selling-side/routes.ts';
import { sessionRoutes } from './features/identity/sessions/routes.ts';
import { settingRoutes } from './features/sales/settings/routes.ts';
import { snapshotRoutes } from './features/sales/snapshots/routes.ts';
import { socialRoutes } from './features/identity/social/routes.ts';
import { stateRegistrationRoutes } from './features/people/state-registration/routes.ts';
import { stayRoutes } from './features/sales/stays/routes.ts';
import { strikeRoutes } from './features/people/strikes/routes.ts';
import { surveyRoutes } from './features/sales/surveys/routes.ts';
import { saleWithdrawalRoutes } from './features/sales/sale-withdrawals/routes.ts';
import { trustRoutes } from './features/people/trust/routes.ts';
import { vehicleLookupRoutes } from './features/catalogue/vehicle-lookups/routes.ts';
import { yardRoutes } from './features/sales/yard/routes.ts';
import { workingDayRoutes } from './features/sales/working-days/routes.ts';

export type RegisterFeature = (app: FastifyInstance, deps: ServerDeps) => void | Promise<void>;

/** Every feature with calls, mounted below `/api`. */
export const features: readonly RegisterFeature[] = [
  accountRoutes,
  alertRoutes,
  addressRoutes,
  annulmentRoutes,
  auctionRoutes,
  auditRoutes,
  blocklistRoutes,
  blockRoutes,
  cancellationRoutes,
  catalogueRoutes,
  chargeRoutes,
  closingRoutes,
  consentRoutes,
  conditionRoutes,
  contentRoutes,
  contactRoutes,
  nameRoutes,
  reasonRoutes,
  correctionRoutes,
  costRoutes,
  answerTimesRoutes,
  complaintRoutes,
  dealMessageRoutes,
  deskRoutes,
  visitRoutes,
  directoryRoutes,
  emailConfirmationRoutes,
  endedOfferRoutes,
  figureRoutes,
  extensionRoutes,
  favouriteRoutes,
  documentRoutes,
  identityRoutes,
  invitationRoutes,
  staffRoutes,
  employeeRoutes,
  accountAccessRoutes,
  incrementRoutes,
  minimumStepRoutes,
  interestRoutes,
  limitRoutes,
  listViewRoutes,
  liveRoutes,
  mailRoutes,
  monitorRoutes,
  negotiationRoutes,
  notificationRoutes,
  officeSessionRoutes,
  ownerViewRoutes,
  openRecordRoutes,
  undoRoutes,
  storeProfileRoutes,
  storeMemberRoutes,
  storeDirectoryRoutes,
  partnerRoutes,
  passkeyRoutes,
  chargeListRoutes,
  paymentRoutes,
  personalDataRoutes,
  pixRoutes,
  depositRoutes,
  paybackRoutes,
  bankRefundRoutes,
  buyerDebtRoutes,
  strayPixRoutes,
  payoutRoutes,
  closeRoutes,
  statementRoutes,
  amlCaseRoutes,
  accountingRoutes,
  placeRoutes,
  draftRoutes,
  importRoutes,
  previewRoutes,
  proposalRoutes,
  buyNowRoutes,
  pickupCodeRoutes,
  pickupRoutes,
  storageRoutes,
  deliveryRoutes,
  purchaseDocumentRoutes,
  transferRoutes,
  vehicleLookupRoutes,
  yardRoutes,
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
  settingRoutes,
  snapshotRoutes,
  socialRoutes,
  stateRegistrationRoutes,
  stayRoutes,
  strikeRoutes,
  surveyRoutes,
  saleWithdrawalRoutes,
  trustRoutes,
  workingDayRoutes,
];
