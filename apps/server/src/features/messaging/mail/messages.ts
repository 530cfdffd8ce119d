import { accessChangeAsked } from './messages/access/access-change-asked.ts';
import { accessCode } from './messages/access/access-code.ts';
import { accountBlocked } from './messages/access/account-blocked.ts';
import { accountExpires } from './messages/access/account-expires.ts';
import { accountErased } from './messages/access/account-erased.ts';
import { accountUnblocked } from './messages/access/account-unblocked.ts';
import { alertDigest } from './messages/trading/alert-digest.ts';
import { auctionLost } from './messages/trading/auction-lost.ts';
import { auctionWon } from './messages/trading/auction-won.ts';
import { bidAnnulled } from './messages/trading/bid-annulled.ts';
import { bidPlaced } from './messages/trading/bid-placed.ts';
import { bidsLimited } from './messages/trading/bids-limited.ts';
import { bidsWithdrawn } from './messages/trading/bids-withdrawn.ts';
import { vehicleReturned } from './messages/purchases/vehicle-returned.ts';
import { cancellationDecided } from './messages/purchases/cancellation-decided.ts';
import { cancellationRequested } from './messages/purchases/cancellation-requested.ts';
import { complaintNews } from './messages/purchases/complaint-news.ts';
import { conditionalAccepted } from './messages/trading/conditional-accepted.ts';
import { conditionalReleased } from './messages/trading/conditional-released.ts';
import { conditionalSale } from './messages/trading/conditional-sale.ts';
import { confirmEmail } from './messages/access/confirm-email.ts';
import { correctionAnswered } from './messages/access/correction-answered.ts';
import { correctionReceived } from './messages/access/correction-received.ts';
import { dealMessageHidden, dealMessages } from './messages/trading/deal-messages.ts';
import { deletionRequested } from './messages/access/deletion-requested.ts';
import { deletionUndone } from './messages/access/deletion-undone.ts';
import { visitNews } from './messages/trading/visit-news.ts';
import { depositChanged } from './messages/trading/deposit-changed.ts';
import { emailChanged } from './messages/access/email-changed.ts';
import { endingSoon } from './messages/trading/ending-soon.ts';
import { exportReady } from './messages/access/export-ready.ts';
import { immediateCancellations } from './messages/purchases/immediate-cancellations.ts';
import { documentNews } from './messages/trading/document-news.ts';
import { identityDecided } from './messages/trading/identity-decided.ts';
import { identityLinked } from './messages/access/identity-linked.ts';
import { leadRegained } from './messages/trading/lead-regained.ts';
import { limitsChanged } from './messages/trading/limits-changed.ts';
import { newAccess } from './messages/access/new-access.ts';
import { offerCorrected } from './messages/offers/offer-corrected.ts';
import { offerExtended } from './messages/offers/offer-extended.ts';
import { offerReopened } from './messages/trading/offer-reopened.ts';
import { overtaken } from './messages/trading/overtaken.ts';
import { partnerApproved } from './messages/offers/partner-approved.ts';
import { partnerRefused } from './messages/offers/partner-refused.ts';
import { partnerCode } from './messages/offers/partner-code.ts';
import { passwordChanged } from './messages/access/password-changed.ts';
import { passwordLink } from './messages/access/password-link.ts';
import { proposalAccepted } from './messages/proposals/proposal-accepted.ts';
import { proposalCountered } from './messages/proposals/proposal-countered.ts';
import { proposalExpired } from './messages/proposals/proposal-expired.ts';
import { proposalLapsed } from './messages/proposals/proposal-lapsed.ts';
import { proposalReceived } from './messages/proposals/proposal-received.ts';
import { proposalRejected } from './messages/proposals/proposal-rejected.ts';
import { proposalWithdrawn } from './messages/proposals/proposal-withdrawn.ts';
import { orderChanged } from './messages/purchases/order-changed.ts';
import { purchaseCancelled } from './messages/purchases/purchase-cancelled.ts';
import { purchaseDefaulted } from './messages/purchases/purchase-defaulted.ts';
import { pickupCodeReplaced } from './messages/purchases/pickup-code-replaced.ts';
import { vehicleCollected } from './messages/purchases/vehicle-collected.ts';
import { deliveryNews } from './messages/handover/delivery-news.ts';
import { salesDelivery } from './messages/handover/sales-delivery.ts';
import { storageNews } from './messages/handover/storage-news.ts';
import { pickupNews } from './messages/handover/pickup-news.ts';
import { salesPickup } from './messages/handover/sales-pickup.ts';
import { salesCollected } from './messages/team/purchases/sales-collected.ts';
import { purchaseMoved } from './messages/purchases/purchase-moved.ts';
import { purchaseSummary } from './messages/purchases/purchase-summary.ts';
import { purchaseReceived } from './messages/purchases/purchase-received.ts';
import { purchaseRegretted } from './messages/purchases/purchase-regretted.ts';
import { questionAnswered } from './messages/trading/question-answered.ts';
import { questionHidden } from './messages/trading/question-hidden.ts';
import { refundSent } from './messages/payments/refund-made.ts';
import { resellerContact } from './messages/offers/reseller-contact.ts';
import { registrationChanged } from './messages/access/registration-changed.ts';
import { employeeNews } from './messages/staff/employee-news.ts';
import { passwordRequired } from './messages/access/password-required.ts';
import { roleChanged } from './messages/staff/role-changed.ts';
import { salesCancellation } from './messages/team/purchases/sales-cancellation.ts';
import { salesComplaint } from './messages/team/purchases/sales-complaint.ts';
import { salesCertificate } from './messages/team/sales-certificate.ts';
import { salesDeal } from './messages/team/sales-deal.ts';
import { salesDocument } from './messages/team/purchases/sales-document.ts';
import { salesMessages } from './messages/team/purchases/sales-messages.ts';
import { salesIdentity } from './messages/team/sales-identity.ts';
import { salesProposal } from './messages/team/sales-proposal.ts';
import { salesVisit } from './messages/team/sales-visit.ts';
import { salesProposals } from './messages/team/sales-proposals.ts';
import { salesStep } from './messages/team/purchases/sales-step.ts';
import { salesTransfer } from './messages/team/purchases/sales-transfer.ts';
import { salesUnpaid } from './messages/team/purchases/sales-unpaid.ts';
import { salesPayment } from './messages/team/purchases/sales-payment.ts';
import { salesDebt } from './messages/team/purchases/sales-debt.ts';
import { salesPayout } from './messages/team/purchases/sales-payout.ts';
import { salesPurchaseDocument } from './messages/team/purchases/sales-purchase-document.ts';
import { salesQuestions } from './messages/team/sales-questions.ts';
import { salesRegistration } from './messages/team/sales-registration.ts';
import { salesRegret } from './messages/team/purchases/sales-regret.ts';
import { salesReopened } from './messages/team/sales-reopened.ts';
import { salesUndecided } from './messages/team/sales-undecided.ts';
import { salesWithdrawal } from './messages/team/purchases/sales-withdrawal.ts';
import { saleWithdrawn } from './messages/offers/sale-withdrawn.ts';
import { savedSearchAlert } from './messages/trading/saved-search-alert.ts';
import { secondChanceAccepted } from './messages/proposals/second-chance-accepted.ts';
import { secondChanceExpired } from './messages/proposals/second-chance-expired.ts';
import { secondChanceOffered } from './messages/proposals/second-chance-offered.ts';
import { secondStepNews } from './messages/access/second-step-news.ts';
import { stepReminder } from './messages/purchases/step-reminder.ts';
import { termStayed } from './messages/offers/term-stayed.ts';
import { strikeRemoved } from './messages/offers/strike-removed.ts';
import { weekFigures } from './messages/team/week-figures.ts';
import { surveyInvitation } from './messages/offers/survey-invitation.ts';
import { welcome } from './messages/access/welcome.ts';
import { offerReleased } from './messages/offers/offer-released.ts';
import { offerStayed } from './messages/offers/offer-stayed.ts';
import { offerTakenBack } from './messages/offers/offer-taken-back.ts';
import { transferFine } from './messages/purchases/transfer-fine.ts';
import { transferNews } from './messages/purchases/transfer-news.ts';
import { depositNews } from './messages/payments/deposit-news.ts';
import { debtNews } from './messages/payments/debt-news.ts';
import { paybackBank } from './messages/payments/payback-bank.ts';
import { paybackNews } from './messages/payments/payback-news.ts';
import { paymentNews } from './messages/payments/payment-news.ts';
import { purchaseDocumentNews } from './messages/purchases/purchase-document-news.ts';
import { purchaseHandedOver } from './messages/purchases/purchase-handed-over.ts';
import { salesDraftDecided, salesDraftSent } from './messages/team/sales-draft.ts';
import { salesExtended } from './messages/team/sales-extended.ts';
import { salesStay } from './messages/team/sales-stay.ts';
import { salesSuspension } from './messages/team/sales-suspension.ts';
import { salesTheft } from './messages/team/sales-theft.ts';
import { teamNews } from './messages/staff/team-news.ts';
import { workInvitation } from './messages/staff/work-invitation.ts';
import { storeBankChanged } from './messages/offers/store-bank-changed.ts';
import { storeDataChanged } from './messages/offers/store-data-changed.ts';
import { storeMemberNews } from './messages/offers/store-member-news.ts';
import { storeStanding } from './messages/offers/store-standing.ts';
import { rankMail } from './mail-content.ts';

/** Requested by the user who waits for it; unconfirmed addresses get nothing else. */
const code = rankMail('code', 'asker');
/** Outcomes of deals, of the account and of requests about it. */
const outcome = rankMail('outcome', 'holder');
/** The same to an address without an account. */
const outcomeToKnown = rankMail('outcome', 'known');
/** Staff answers go to the address of the request, even if that e-mail was just corrected. */
const answer = rankMail('outcome', 'asker');
/** Sent once to an unconfirmed address before the account is removed: with a link that confirms it. */
const keep = rankMail('outcome', 'asker');
const alert = rankMail('alert', 'holder');
const news = rankMail('news', 'holder');
/** What anyone may write waits behind everything else. */
const letter = rankMail('news', 'known');

/**
 * Every mail of the product by its occasion, with its urgency and recipients: without those it cannot be sent. A new one needs a sample in
 * `samples/`, or nothing compiles.
 */
export const messages = {
  accessChangeAsked: answer(accessChangeAsked),
  accessCode: code(accessCode),
  accountBlocked: outcome(accountBlocked),
  accountErased: outcomeToKnown(accountErased),
  accountExpires: keep(accountExpires),
  accountUnblocked: outcome(accountUnblocked),
  registrationChanged: outcome(registrationChanged),
  employeeNews: outcome(employeeNews),
  passwordRequired: outcome(passwordRequired),
  roleChanged: outcome(roleChanged),
  teamNews: outcome(teamNews),
  workInvitation: code(workInvitation),
  alertDigest: alert(alertDigest),
  auctionLost: outcome(auctionLost),
  auctionWon: outcome(auctionWon),
  bidAnnulled: outcome(bidAnnulled),
  bidPlaced: alert(bidPlaced),
  bidsLimited: outcome(bidsLimited),
  bidsWithdrawn: outcome(bidsWithdrawn),
  cancellationDecided: outcome(cancellationDecided),
  cancellationRequested: outcome(cancellationRequested),
  complaintNews: outcome(complaintNews),
  conditionalAccepted: outcome(conditionalAccepted),
  conditionalReleased: outcome(conditionalReleased),
  conditionalSale: outcome(conditionalSale),
  confirmEmail: code(confirmEmail),
  correctionAnswered: answer(correctionAnswered),
  correctionReceived: outcome(correctionReceived),
  dealMessageHidden: alert(dealMessageHidden),
  dealMessages: alert(dealMessages),
  deletionRequested: outcome(deletionRequested),
  deletionUndone: outcome(deletionUndone),
  depositChanged: outcome(depositChanged),
  emailChanged: outcomeToKnown(emailChanged),
  endingSoon: alert(endingSoon),
  exportReady: outcome(exportReady),
  immediateCancellations: outcome(immediateCancellations),
  documentNews: outcome(documentNews),
  identityDecided: outcome(identityDecided),
  identityLinked: outcome(identityLinked),
  leadRegained: outcome(leadRegained),
  limitsChanged: outcome(limitsChanged),
  newAccess: outcome(newAccess),
  offerCorrected: outcome(offerCorrected),
  offerExtended: outcome(offerExtended),
  offerReleased: outcome(offerReleased),
  offerStayed: outcome(offerStayed),
  offerTakenBack: outcome(offerTakenBack),
  offerReopened: outcome(offerReopened),
  overtaken: outcome(overtaken),
  partnerApproved: outcomeToKnown(partnerApproved),
  partnerRefused: outcomeToKnown(partnerRefused),
  partnerCode: code(partnerCode),
  passwordChanged: outcome(passwordChanged),
  passwordLink: code(passwordLink),
  deliveryNews: outcome(deliveryNews),
  salesDelivery: outcome(salesDelivery),
  pickupNews: outcome(pickupNews),
  storageNews: outcome(storageNews),
  pickupCodeReplaced: outcome(pickupCodeReplaced),
  proposalAccepted: outcome(proposalAccepted),
  proposalCountered: outcome(proposalCountered),
  proposalExpired: outcome(proposalExpired),
  orderChanged: outcome(orderChanged),
  depositNews: outcome(depositNews),
  paybackBank: outcome(paybackBank),
  paybackNews: outcome(paybackNews),
  debtNews: outcome(debtNews),
  paymentNews: outcome(paymentNews),
  proposalLapsed: outcome(proposalLapsed),
  proposalReceived: outcome(proposalReceived),
  proposalRejected: outcome(proposalRejected),
  proposalWithdrawn: outcome(proposalWithdrawn),
  purchaseCancelled: outcome(purchaseCancelled),
  purchaseDefaulted: outcome(purchaseDefaulted),
  purchaseDocumentNews: outcome(purchaseDocumentNews),
  purchaseHandedOver: outcome(purchaseHandedOver),
  purchaseMoved: outcome(purchaseMoved),
  purchaseReceived: outcome(purchaseReceived),
  purchaseSummary: outcome(purchaseSummary),
  purchaseRegretted: outcome(purchaseRegretted),
  questionAnswered: alert(questionAnswered),
  questionHidden: alert(questionHidden),
  refundSent: outcome(refundSent),
  resellerContact: letter(resellerContact),
  salesCancellation: outcome(salesCancellation),
  salesCollected: outcome(salesCollected),
  salesCertificate: outcome(salesCertificate),
  salesComplaint: outcome(salesComplaint),
  salesDeal: outcome(salesDeal),
  salesDocument: outcome(salesDocument),
  salesIdentity: outcome(salesIdentity),
  salesMessages: alert(salesMessages),
  salesPickup: outcome(salesPickup),
  salesPayment: outcome(salesPayment),
  salesDebt: outcome(salesDebt),
  salesPayout: outcome(salesPayout),
  salesUnpaid: outcome(salesUnpaid),
  salesProposal: alert(salesProposal),
  salesVisit: alert(salesVisit),
  salesProposals: alert(salesProposals),
  salesPurchaseDocument: outcome(salesPurchaseDocument),
  salesQuestions: alert(salesQuestions),
  salesRegistration: outcome(salesRegistration),
  salesRegret: outcome(salesRegret),
  salesReopened: outcome(salesReopened),
  salesDraftDecided: outcome(salesDraftDecided),
  salesDraftSent: outcome(salesDraftSent),
  salesExtended: outcome(salesExtended),
  salesStep: outcome(salesStep),
  salesStay: outcome(salesStay),
  salesSuspension: outcome(salesSuspension),
  salesTheft: outcome(salesTheft),
  salesTransfer: outcome(salesTransfer),
  salesUndecided: outcome(salesUndecided),
  salesWithdrawal: outcome(salesWithdrawal),
  saleWithdrawn: outcome(saleWithdrawn),
  savedSearchAlert: alert(savedSearchAlert),
  secondChanceAccepted: outcome(secondChanceAccepted),
  secondChanceExpired: outcome(secondChanceExpired),
  secondChanceOffered: outcome(secondChanceOffered),
  secondStepNews: outcome(secondStepNews),
  storeBankChanged: outcomeToKnown(storeBankChanged),
  storeDataChanged: outcomeToKnown(storeDataChanged),
  storeMemberNews: outcome(storeMemberNews),
  storeStanding: outcomeToKnown(storeStanding),
  stepReminder: outcome(stepReminder),
  strikeRemoved: outcome(strikeRemoved),
  termStayed: outcome(termStayed),
  weekFigures: news(weekFigures),
  surveyInvitation: news(surveyInvitation),
  transferFine: outcome(transferFine),
  transferNews: outcome(transferNews),
  vehicleReturned: outcome(vehicleReturned),
  vehicleCollected: outcome(vehicleCollected),
  welcome: code(welcome),
  visitNews: outcome(visitNews),
} as const;

/** Name of a mail. */
export type MailKind = keyof typeof messages;
