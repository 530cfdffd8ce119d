import {
  sendThreadMailsJob,
  notifyBidNewsJob,
  notifyEndingsJob,
} from './features/trading/offer-alerts/public.ts';
import type { ServerDeps } from './deps.ts';
import { sendDigestsJob, sendPushJob } from './features/messaging/alerts/public.ts';
import { eraseBankDataJob } from './features/sales/cancellations/public.ts';
import { closeDueAuctionsJob, expireConditionalSalesJob } from './features/sales/closing/public.ts';
import { applyAccessChangesJob } from './features/people/account-access/public.ts';
import { cleanUpInvitationsJob } from './features/identity/invitations/public.ts';
import { forgetChangesJob } from './features/identity/undo/public.ts';
import { cleanUpSignUpTokensJob } from './features/identity/sign-up-tokens/public.ts';
import { resealJob } from './key-changes/public.ts';
import { forgetMailWordsJob, measureOutboxJob, sendMailJobs } from './features/messaging/mail/public.ts';
import { forgetImportsJob, workOnImportsJob } from './features/catalogue/imports/public.ts';
import {
  removeLooseFilmsJob,
  removeLoosePhotosJob,
  warmPicturesJob,
} from './features/catalogue/media/public.ts';
import { renameOffersJob } from './features/catalogue/names/public.ts';
import { deliverBroadcastsJob } from './features/messaging/notifications/public.ts';
import { expireSecondChancesJob } from './features/sales/second-chances/public.ts';
import { notifySellingSideJob } from './features/messaging/selling-side/public.ts';
import { forgetSecurityEventsJob } from './features/identity/security/public.ts';
import { cleanUpSessionsJob } from './features/identity/sessions/public.ts';
import { forgetPersonalDataJob } from './forget-personal-data.job.ts';
import {
  remindOfPurchaseDocumentsJob,
  scanHeldDocumentsJob,
} from './features/sales/purchase-documents/public.ts';
import {
  followTransfersJob,
  remindOfTransfersJob,
  remindOfTransferStepsJob,
} from './features/sales/transfer/public.ts';
import { remindOfDocumentsJob } from './features/people/documents/public.ts';
import { liftEndedBlocksJob } from './features/people/blocks/public.ts';
import { eraseAccountsJob, prepareExportsJob } from './features/people/personal-data/public.ts';
import {
  expireProposalsJob,
  lapseProposalsJob,
  refuseProposalsJob,
} from './features/sales/proposals/public.ts';
import { checkBiddingJob, forgetTracesJob } from './features/people/reviews/public.ts';
import { matchNewsJob, sendAlertsJob } from './features/catalogue/saved-searches/public.ts';
import { workingCalendar } from './features/sales/working-days/public.ts';
import { fillTermsJob, remindOfStagesJob } from './features/sales/purchases/public.ts';
import { fillChargesJob } from './features/finance/charges/public.ts';
import { lookAtStoresJob } from './features/finance/payouts/public.ts';
import { prepareClosesJob } from './features/finance/closes/public.ts';
import { lookAtOperationsJob } from './features/finance/aml-cases/public.ts';
import { depositJobs } from './features/finance/deposits/public.ts';
import { paybackJobs } from './features/finance/paybacks/public.ts';
import { proposeDefaultsJob } from './features/finance/defaults/public.ts';
import { pixJobs } from './features/finance/pix/public.ts';
import { bankRefundJobs } from './features/finance/bank-refunds/public.ts';
import { strayPixJobs } from './features/finance/stray-pix/public.ts';
import { fillPickupCodesJob } from './features/sales/pickup-codes/public.ts';
import {
  beginDeliveriesJob,
  completeDeliveredJob,
  confirmDeliveriesJob,
  remindOfDeliveriesJob,
  remindOfDeliveryStepsJob,
} from './features/sales/deliveries/public.ts';
import { noteMissedPickupsJob, remindOfPickupsJob } from './features/sales/pickups/public.ts';
import {
  followStorageJob,
  remindOfStorageChargesJob,
  settleComplaintsJob,
} from './features/sales/storage-days/public.ts';
import { completeCollectedJob } from './features/sales/yard/public.ts';
import { fillSnapshotsJob } from './features/sales/snapshots/public.ts';
import { removeUnconfirmedJob } from './features/people/trust/public.ts';
import { forgetSpentTokensJob } from './features/identity/social/public.ts';
import { forgetLooseComplaintFilesJob, keepComplaintClocksJob } from './features/sales/complaints/public.ts';
import { forgetMessageFilesJob, mailMessagesJob } from './features/sales/deal-messages/public.ts';
import { endDueVisitsJob, remindVisitorsJob } from './features/sales/visits/public.ts';
import { endTakenWorkJob } from './features/sales/desk/public.ts';
import { mailWeekJob } from './features/sales/figures/public.ts';
import { inviteToSurveysJob } from './features/sales/surveys/public.ts';
import { forgetOldRepliesJob } from './features/trading/deals/public.ts';
import { registerSubscribers } from './subscriptions.ts';
import { sealedKinds } from './sealed-kinds.ts';
import type { Job } from './platform/jobs/start-jobs.ts';

/** All jobs of the worker. Any number of workers may run them concurrently. */
export function jobs(deps: ServerDeps): readonly Job[] {
  registerSubscribers();
  return [
    closeDueAuctionsJob(deps),
    expireConditionalSalesJob(deps),
    expireSecondChancesJob(deps),
    liftEndedBlocksJob(deps),
    remindOfDocumentsJob(deps),
    endTakenWorkJob(deps),
    endDueVisitsJob(deps),
    remindVisitorsJob(deps),
    ...purchaseJobs(deps),
    ...moneyJobs(deps),
    ...sendMailJobs(deps),
    measureOutboxJob(deps),
    forgetMailWordsJob(deps),
    deliverBroadcastsJob(deps),
    notifyBidNewsJob(deps),
    sendThreadMailsJob(deps),
    sendDigestsJob(deps),
    sendPushJob(deps),
    notifyEndingsJob(deps),
    notifySellingSideJob(deps, workingCalendar),
    expireProposalsJob(deps),
    refuseProposalsJob(deps),
    lapseProposalsJob(deps),
    forgetOldRepliesJob(deps),
    eraseBankDataJob(deps),
    resealJob(deps, sealedKinds),
    inviteToSurveysJob(deps),
    mailWeekJob(deps),
    checkBiddingJob(deps),
    forgetTracesJob(deps),
    renameOffersJob(deps),
    workOnImportsJob(deps),
    forgetImportsJob(deps),
    matchNewsJob(deps),
    sendAlertsJob(deps),
    cleanUpSignUpTokensJob(deps),
    forgetChangesJob(deps),
    cleanUpInvitationsJob(deps),
    applyAccessChangesJob(deps),
    forgetSpentTokensJob(deps),
    prepareExportsJob(deps),
    eraseAccountsJob(deps),
    forgetPersonalDataJob(deps),
    cleanUpSessionsJob(deps),
    removeUnconfirmedJob(deps),
    forgetSecurityEventsJob(deps),
    warmPicturesJob(deps),
    removeLoosePhotosJob(deps),
    removeLooseFilmsJob(deps),
  ];
}

/** What follows money until it is in the book, and each day after it. */
function moneyJobs(deps: ServerDeps): readonly Job[] {
  return [
    ...pixJobs(deps),
    ...strayPixJobs(deps),
    ...bankRefundJobs(deps),
    ...paybackJobs(deps),
    ...depositJobs(deps),
    prepareClosesJob(deps),
    lookAtStoresJob(deps),
    lookAtOperationsJob(deps),
  ];
}

/** What follows a purchase until the keys are handed over, and after it. */
function purchaseJobs(deps: ServerDeps): readonly Job[] {
  return [
    fillSnapshotsJob(deps),
    fillTermsJob(deps),
    fillChargesJob(deps),
    proposeDefaultsJob(deps),
    fillPickupCodesJob(deps),
    completeCollectedJob(deps),
    remindOfPickupsJob(deps),
    followStorageJob(deps),
    settleComplaintsJob(deps),
    remindOfStorageChargesJob(deps),
    noteMissedPickupsJob(deps),
    beginDeliveriesJob(deps),
    remindOfDeliveriesJob(deps),
    remindOfDeliveryStepsJob(deps),
    confirmDeliveriesJob(deps),
    completeDeliveredJob(deps),
    remindOfPurchaseDocumentsJob(deps),
    followTransfersJob(deps),
    remindOfStagesJob(deps),
    remindOfTransfersJob(deps),
    remindOfTransferStepsJob(deps),
    scanHeldDocumentsJob(deps),
    keepComplaintClocksJob(deps),
    forgetLooseComplaintFilesJob(deps),
    mailMessagesJob(deps),
    forgetMessageFilesJob(deps),
  ];
}
