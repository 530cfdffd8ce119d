import type { ServerDeps } from '../../../deps.ts';
import type { Job } from '../../../platform/jobs/start-jobs.ts';
import { eraseDepositBanksJob } from './bank/erase-deposit-banks.job.ts';
import { remindOfBankJob } from './bank/remind-of-bank.job.ts';
import { followDepositsJob } from './follow-deposits.job.ts';

/** The jobs of deposits. */
export const depositJobs = (deps: ServerDeps): readonly Job[] => [
  followDepositsJob(deps),
  eraseDepositBanksJob(deps),
  remindOfBankJob(deps),
];
