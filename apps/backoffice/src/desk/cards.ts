import { openDraftsCard, waitingOffersCard } from '../features/catalogue/drafts/drafts-cards.ts';
import { deadMailsCard } from '../features/messaging/mail/dead-mails-card.ts';
import { documentsCard } from '../features/people/documents/documents-card.ts';
import { verificationsCard } from '../features/people/identity/verifications-card.ts';
import { dataRequestsCard } from '../features/people/personal-data/data-requests-card.ts';
import { suspicionsCard } from '../features/people/reviews/suspicions-card.ts';
import {
  cancellationsCard,
  refundsCard,
  unpaidRefundsCard,
} from '../features/sales/cancellations/cancellations-cards.ts';
import { dueAmlReportsCard, openAmlCasesCard } from '../features/finance/aml-cases/aml-cases-cards.ts';
import { depositsCard } from '../features/finance/deposits/deposits-card.ts';
import { buyerDebtsCard } from '../features/finance/buyer-debts/buyer-debts-card.ts';
import { bankRefundsCard } from '../features/finance/bank-refunds/bank-refunds-card.ts';
import { strayPixCard } from '../features/finance/stray-pix/stray-pix-card.ts';
import { paybacksCard } from '../features/finance/paybacks/paybacks-card.ts';
import { payoutsCard } from '../features/finance/payouts/payouts-card.ts';
import { openMovementsCard } from '../features/finance/statements/statements-card.ts';
import { closesCard } from '../features/finance/closes/closes-card.ts';
import { conditionalSalesCard } from '../features/sales/closing/conditional-sales-card.ts';
import { endedCard } from '../features/sales/ended/ended-card.ts';
import { complaintsCard } from '../features/sales/complaints/complaints-card.ts';
import { conversationsCard } from '../features/sales/deal-messages/conversations-card.ts';
import { lateDeliveriesCard } from '../features/sales/deliveries/deliveries-card.ts';
import { missedPickupsCard, pickupsTodayCard } from '../features/sales/pickups/pickups-cards.ts';
import {
  visitsToApproveCard,
  visitsTodayCard,
  visitsToRecordCard,
} from '../features/sales/visits/visits-cards.ts';
import { proposalsCard } from '../features/sales/proposals/proposals-card.ts';
import {
  documentsOfSalesCard,
  dueDocumentsCard,
  dueStagesCard,
  lateTransfersCard,
  ownActionsCard,
  purchasesToContactCard,
  transfersToConfirmCard,
} from '../features/sales/purchases/purchases-card.ts';
import { staysCard } from '../features/sales/stays/stays-card.ts';
import { endingTodayCard } from '../features/trading/monitor/ending-today-card.ts';
import { questionsCard } from '../features/trading/questions/questions-card.ts';
import { registrationsCard } from '../features/stores/directory/registrations-card.ts';
import {
  overdueChargesCard,
  owedAgainCard,
  unpaidPurchasesCard,
  waitingMoneyCard,
} from '../features/finance/charge-list/charges-cards.ts';
import type { DeskCard } from '../platform/desk/desk-card.tsx';

/** Every kind of work that may wait for a user, the most urgent first. */
export const CARDS: readonly DeskCard[] = [
  conditionalSalesCard,
  proposalsCard,
  conversationsCard,
  complaintsCard,
  visitsToApproveCard,
  visitsTodayCard,
  visitsToRecordCard,
  waitingOffersCard,
  ownActionsCard,
  dueStagesCard,
  transfersToConfirmCard,
  lateTransfersCard,
  pickupsTodayCard,
  missedPickupsCard,
  lateDeliveriesCard,
  dueDocumentsCard,
  documentsOfSalesCard,
  purchasesToContactCard,
  cancellationsCard,
  refundsCard,
  dueAmlReportsCard,
  depositsCard,
  paybacksCard,
  bankRefundsCard,
  buyerDebtsCard,
  strayPixCard,
  payoutsCard,
  openMovementsCard,
  closesCard,
  unpaidRefundsCard,
  owedAgainCard,
  unpaidPurchasesCard,
  waitingMoneyCard,
  overdueChargesCard,
  openAmlCasesCard,
  endedCard,
  questionsCard,
  endingTodayCard,
  staysCard,
  openDraftsCard,
  dataRequestsCard,
  registrationsCard,
  verificationsCard,
  documentsCard,
  suspicionsCard,
  deadMailsCard,
];
