import type { ServerDeps } from './deps.ts';
import {
  sendDigestsJob,
  sendPushJob,
  sendThreadMailsJob,
  tellBidNewsJob,
  tellEndingsJob,
} from './features/alerts/public.ts';
import { eraseBankDataJob } from './features/cancellations/public.ts';
import { closeDueAuctionsJob, expireConditionalSalesJob } from './features/closing/public.ts';
import { tidySignUpTokensJob } from './features/sign-up-tokens/public.ts';
import { sealAnewJob } from './features/key-changes/public.ts';
import { forgetMailWordsJob, measureOutboxJob, sendMailJobs } from './features/mail/public.ts';
import { warmPicturesJob } from './features/media/public.ts';
import { deliverBroadcastsJob } from './features/notifications/public.ts';
import { expireSecondChancesJob } from './features/second-chances/public.ts';
import { tellSellingSideJob } from './features/selling-side/public.ts';
import { forgetSecurityEventsJob } from './features/security/public.ts';
import { tidySessionsJob } from './features/sessions/public.ts';
import { forgetPersonalDataJob } from './forget-personal-data.job.ts';
import { eraseAccountsJob, prepareExportsJob } from './features/personal-data/public.ts';
import { expireProposalsJob, lapseProposalsJob, refuseProposalsJob } from './features/proposals/public.ts';
import { checkBiddingJob, forgetTracesJob } from './features/reviews/public.ts';
import { matchNewsJob, sendAlertsJob } from './features/saved-searches/public.ts';
import { fillSnapshotsJob } from './features/snapshots/public.ts';
import { removeUnconfirmedJob } from './features/trust/public.ts';
import { forgetSpentTokensJob } from './features/social/public.ts';
import { inviteToSurveysJob } from './features/surveys/public.ts';
import { forgetOldRepliesJob } from './features/idempotency/public.ts';
import { sealedKinds } from './sealed-kinds.ts';
import type { Job } from './platform/jobs/start-jobs.ts';

/** Everything the worker repeats. Any number of workers may run them at once. */
export function jobs(deps: ServerDeps): readonly Job[] {
  return [
    closeDueAuctionsJob(deps),
    expireConditionalSalesJob(deps),
    expireSecondChancesJob(deps),
    fillSnapshotsJob(deps),
    ...sendMailJobs(deps),
    measureOutboxJob(deps),
    forgetMailWordsJob(deps),
    deliverBroadcastsJob(deps),
    tellBidNewsJob(deps),
    sendThreadMailsJob(deps),
    sendDigestsJob(deps),
    sendPushJob(deps),
    tellEndingsJob(deps),
    tellSellingSideJob(deps),
    expireProposalsJob(deps),
    refuseProposalsJob(deps),
    lapseProposalsJob(deps),
    forgetOldRepliesJob(deps),
    eraseBankDataJob(deps),
    sealAnewJob(deps, sealedKinds),
    inviteToSurveysJob(deps),
    checkBiddingJob(deps),
    forgetTracesJob(deps),
    matchNewsJob(deps),
    sendAlertsJob(deps),
    tidySignUpTokensJob(deps),
    forgetSpentTokensJob(deps),
    prepareExportsJob(deps),
    eraseAccountsJob(deps),
    forgetPersonalDataJob(deps),
    tidySessionsJob(deps),
    removeUnconfirmedJob(deps),
    forgetSecurityEventsJob(deps),
    warmPicturesJob(deps),
  ];
}
