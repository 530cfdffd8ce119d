import { accessCode } from './messages/access-code.ts';
import { accountBlocked } from './messages/account-blocked.ts';
import { accountExpires } from './messages/account-expires.ts';
import { accountErased } from './messages/account-erased.ts';
import { accountUnblocked } from './messages/account-unblocked.ts';
import { alertDigest } from './messages/alert-digest.ts';
import { auctionLost } from './messages/auction-lost.ts';
import { auctionWon } from './messages/auction-won.ts';
import { bidAnnulled } from './messages/bid-annulled.ts';
import { bidPlaced } from './messages/bid-placed.ts';
import { bidsLimited } from './messages/bids-limited.ts';
import { bidsWithdrawn } from './messages/bids-withdrawn.ts';
import { cancellationDecided } from './messages/cancellation-decided.ts';
import { cancellationRequested } from './messages/cancellation-requested.ts';
import { conditionalAccepted } from './messages/conditional-accepted.ts';
import { conditionalReleased } from './messages/conditional-released.ts';
import { conditionalSale } from './messages/conditional-sale.ts';
import { confirmEmail } from './messages/confirm-email.ts';
import { correctionAnswered } from './messages/correction-answered.ts';
import { correctionReceived } from './messages/correction-received.ts';
import { deletionRequested } from './messages/deletion-requested.ts';
import { deletionUndone } from './messages/deletion-undone.ts';
import { depositChanged } from './messages/deposit-changed.ts';
import { emailChanged } from './messages/email-changed.ts';
import { endingSoon } from './messages/ending-soon.ts';
import { exportReady } from './messages/export-ready.ts';
import { hastyCancellations } from './messages/hasty-cancellations.ts';
import { identityDecided } from './messages/identity-decided.ts';
import { identityLinked } from './messages/identity-linked.ts';
import { leadRegained } from './messages/lead-regained.ts';
import { limitsChanged } from './messages/limits-changed.ts';
import { newAccess } from './messages/new-access.ts';
import { offerCorrected } from './messages/offer-corrected.ts';
import { offerReopened } from './messages/offer-reopened.ts';
import { overtaken } from './messages/overtaken.ts';
import { partnerApproved } from './messages/partner-approved.ts';
import { partnerCode } from './messages/partner-code.ts';
import { passwordChanged } from './messages/password-changed.ts';
import { passwordLink } from './messages/password-link.ts';
import { proposalAccepted } from './messages/proposal-accepted.ts';
import { proposalCountered } from './messages/proposal-countered.ts';
import { proposalExpired } from './messages/proposal-expired.ts';
import { proposalLapsed } from './messages/proposal-lapsed.ts';
import { proposalReceived } from './messages/proposal-received.ts';
import { proposalRejected } from './messages/proposal-rejected.ts';
import { proposalWithdrawn } from './messages/proposal-withdrawn.ts';
import { purchaseCancelled } from './messages/purchase-cancelled.ts';
import { purchaseDefaulted } from './messages/purchase-defaulted.ts';
import { purchaseMoved } from './messages/purchase-moved.ts';
import { purchaseReceived } from './messages/purchase-received.ts';
import { purchaseRegretted } from './messages/purchase-regretted.ts';
import { questionAnswered } from './messages/question-answered.ts';
import { refundMade } from './messages/refund-made.ts';
import { resellerContact } from './messages/reseller-contact.ts';
import { salesCancellation } from './messages/sales-cancellation.ts';
import { salesDeal } from './messages/sales-deal.ts';
import { salesIdentity } from './messages/sales-identity.ts';
import { salesProposal } from './messages/sales-proposal.ts';
import { salesProposals } from './messages/sales-proposals.ts';
import { salesQuestions } from './messages/sales-questions.ts';
import { salesRegret } from './messages/sales-regret.ts';
import { salesReopened } from './messages/sales-reopened.ts';
import { salesUndecided } from './messages/sales-undecided.ts';
import { salesWithdrawal } from './messages/sales-withdrawal.ts';
import { saleWithdrawn } from './messages/sale-withdrawn.ts';
import { savedSearchAlert } from './messages/saved-search-alert.ts';
import { secondChanceAccepted } from './messages/second-chance-accepted.ts';
import { secondChanceExpired } from './messages/second-chance-expired.ts';
import { secondChanceOffered } from './messages/second-chance-offered.ts';
import { secondStepNews } from './messages/second-step-news.ts';
import { strikeRemoved } from './messages/strike-removed.ts';
import { surveyInvitation } from './messages/survey-invitation.ts';
import { welcome } from './messages/welcome.ts';
import { offerReleased } from './messages/offer-released.ts';
import { offerStayed } from './messages/offer-stayed.ts';
import { offerTakenBack } from './messages/offer-taken-back.ts';
import { purchaseHandedOver } from './messages/purchase-handed-over.ts';
import { salesStay } from './messages/sales-stay.ts';
import { salesSuspension } from './messages/sales-suspension.ts';
import { storeStanding } from './messages/store-standing.ts';
import { rankMail } from './rank-mail.ts';

/** What somebody is waiting for who asked for it; nothing else goes to an address that its holder never confirmed. */
const code = rankMail('code', 'asker');
/** What became of deals, of the account and of requests about it. */
const outcome = rankMail('outcome', 'holder');
/** The same to an address that belongs to no account. */
const outcomeToKnown = rankMail('outcome', 'known');
/** What staff answer goes where the request asked for it, also to an e-mail that was corrected just now. */
const answer = rankMail('outcome', 'asker');
/** What an address that nobody confirmed is told once before the account is gone: as a link that confirms it. */
const keep = rankMail('outcome', 'asker');
const alert = rankMail('alert', 'holder');
const news = rankMail('news', 'holder');
/** What anybody may write waits behind everything else. */
const letter = rankMail('news', 'known');

/**
 * Every mail that the product writes, by its occasion, with its urgency and readers: without those it cannot be sent. One more needs a sample
 * in `samples/`, or nothing compiles.
 */
export const messages = {
  accessCode: code(accessCode),
  accountBlocked: outcome(accountBlocked),
  accountErased: outcomeToKnown(accountErased),
  accountExpires: keep(accountExpires),
  accountUnblocked: outcome(accountUnblocked),
  alertDigest: alert(alertDigest),
  auctionLost: outcome(auctionLost),
  auctionWon: outcome(auctionWon),
  bidAnnulled: outcome(bidAnnulled),
  bidPlaced: alert(bidPlaced),
  bidsLimited: outcome(bidsLimited),
  bidsWithdrawn: outcome(bidsWithdrawn),
  cancellationDecided: outcome(cancellationDecided),
  cancellationRequested: outcome(cancellationRequested),
  conditionalAccepted: outcome(conditionalAccepted),
  conditionalReleased: outcome(conditionalReleased),
  conditionalSale: outcome(conditionalSale),
  confirmEmail: code(confirmEmail),
  correctionAnswered: answer(correctionAnswered),
  correctionReceived: outcome(correctionReceived),
  deletionRequested: outcome(deletionRequested),
  deletionUndone: outcome(deletionUndone),
  depositChanged: outcome(depositChanged),
  emailChanged: outcomeToKnown(emailChanged),
  endingSoon: alert(endingSoon),
  exportReady: outcome(exportReady),
  hastyCancellations: outcome(hastyCancellations),
  identityDecided: outcome(identityDecided),
  identityLinked: outcome(identityLinked),
  leadRegained: outcome(leadRegained),
  limitsChanged: outcome(limitsChanged),
  newAccess: outcome(newAccess),
  offerCorrected: outcome(offerCorrected),
  offerReleased: outcome(offerReleased),
  offerStayed: outcome(offerStayed),
  offerTakenBack: outcome(offerTakenBack),
  offerReopened: outcome(offerReopened),
  overtaken: outcome(overtaken),
  partnerApproved: outcomeToKnown(partnerApproved),
  partnerCode: code(partnerCode),
  passwordChanged: outcome(passwordChanged),
  passwordLink: code(passwordLink),
  proposalAccepted: outcome(proposalAccepted),
  proposalCountered: outcome(proposalCountered),
  proposalExpired: outcome(proposalExpired),
  proposalLapsed: outcome(proposalLapsed),
  proposalReceived: outcome(proposalReceived),
  proposalRejected: outcome(proposalRejected),
  proposalWithdrawn: outcome(proposalWithdrawn),
  purchaseCancelled: outcome(purchaseCancelled),
  purchaseDefaulted: outcome(purchaseDefaulted),
  purchaseHandedOver: outcome(purchaseHandedOver),
  purchaseMoved: outcome(purchaseMoved),
  purchaseReceived: outcome(purchaseReceived),
  purchaseRegretted: outcome(purchaseRegretted),
  questionAnswered: alert(questionAnswered),
  refundMade: outcome(refundMade),
  resellerContact: letter(resellerContact),
  salesCancellation: outcome(salesCancellation),
  salesDeal: outcome(salesDeal),
  salesIdentity: outcome(salesIdentity),
  salesProposal: alert(salesProposal),
  salesProposals: alert(salesProposals),
  salesQuestions: alert(salesQuestions),
  salesRegret: outcome(salesRegret),
  salesReopened: outcome(salesReopened),
  salesStay: outcome(salesStay),
  salesSuspension: outcome(salesSuspension),
  salesUndecided: outcome(salesUndecided),
  salesWithdrawal: outcome(salesWithdrawal),
  saleWithdrawn: outcome(saleWithdrawn),
  savedSearchAlert: alert(savedSearchAlert),
  secondChanceAccepted: outcome(secondChanceAccepted),
  secondChanceExpired: outcome(secondChanceExpired),
  secondChanceOffered: outcome(secondChanceOffered),
  secondStepNews: outcome(secondStepNews),
  storeStanding: outcomeToKnown(storeStanding),
  strikeRemoved: outcome(strikeRemoved),
  surveyInvitation: news(surveyInvitation),
  welcome: code(welcome),
} as const;

/** Name of a mail. */
export type MailKind = keyof typeof messages;
