import type { ServerDeps } from '../../../deps.ts';
import { openPix } from '../../../platform/pix/open-pix.ts';
import type { Job } from '../../../platform/jobs/start-jobs.ts';
import { watchCertificateJob } from './certificate/watch-certificate.job.ts';
import { findLostPixJob } from './news/find-lost-pix.job.ts';
import { registerWebhookJob } from './news/register-webhook.job.ts';
import { settlePixJob } from './settle-pix.job.ts';

/** The jobs of Pix; none if the house takes no Pix. */
export function pixJobs(deps: ServerDeps): readonly Job[] {
  const bank = openPix(deps.config);
  if (bank === null) return [];
  const all = { ...deps, bank };
  return [settlePixJob(all), findLostPixJob(all), registerWebhookJob(all), watchCertificateJob(deps)];
}
