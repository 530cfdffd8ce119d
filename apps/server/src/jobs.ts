import {
  sendThreadMailsJob,
  notifyBidNewsJob,
  notifyEndingsJob,
} from './features/trading/offer-alerts/public.ts';
import type { ServerDeps } from './deps.ts';
import { sendDigestsJob, sendPushJob } from './features/messaging/alerts/public.ts';
import { eraseBankDataJob } from './features/sales/cancellations/public.ts';
import { closeDueAuctionsJob, expireConditionalSalesJob } from './features/sales/closing/public.ts';
import { cleanUpSignUpTokensJob } from './features/identity/sign-up-tokens/public.ts';
import { resealJob } from './key-changes/public.ts';
import { forgetMailWordsJob, measureOutboxJob, sendMailJobs } from './features/messaging/mail/public.ts';
import { warmPicturesJob } from './features/catalogue/media/public.ts';
import { deliverBroadcastsJob } from './features/messaging/notifications/public.ts';
import { expireSecondChancesJob } from './features/sales/second-chances/public.ts';
import { notifySellingSideJob } from './features/messaging/selling-side/public.ts';
import { forgetSecurityEventsJob } from './features/identity/security/public.ts';
import { cleanUpSessionsJob } from './features/identity/sessions/public.ts';
import { forgetPersonalDataJob } from './forget-personal-data.job.ts';
import { eraseAccountsJob, prepareExportsJob } from './features/people/personal-data/public.ts';
import {
  expireProposalsJob,
  lapseProposalsJob,
  refuseProposalsJob,
} from './features/sales/proposals/public.ts';
import { checkBiddingJob, forgetTracesJob } from './features/people/reviews/public.ts';
import { matchNewsJob, sendAlertsJob } from './features/catalogue/saved-searches/public.ts';
import { workingCalendar } from './features/sales/working-days/public.ts';
import { fillSnapshotsJob } from './features/sales/snapshots/public.ts';
import { removeUnconfirmedJob } from './features/people/trust/public.ts';
import { forgetSpentTokensJob } from './features/identity/social/public.ts';
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
    fillSnapshotsJob(deps),
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
    checkBiddingJob(deps),
    forgetTracesJob(deps),
    matchNewsJob(deps),
    sendAlertsJob(deps),
    cleanUpSignUpTokensJob(deps),
    forgetSpentTokensJob(deps),
    prepareExportsJob(deps),
    eraseAccountsJob(deps),
    forgetPersonalDataJob(deps),
    cleanUpSessionsJob(deps),
    removeUnconfirmedJob(deps),
    forgetSecurityEventsJob(deps),
    warmPicturesJob(deps),
  ];
}
