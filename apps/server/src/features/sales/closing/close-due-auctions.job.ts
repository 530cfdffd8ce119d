import type { ServerDeps } from '../../../deps.ts';
import type { Job } from '../../../platform/jobs/start-jobs.ts';
import { closeDueAuctions, type SetAside } from './close-due-auctions.ts';

/** Scans for ended offers, at least as often as the setting says and at least twice a second. */
export function closeDueAuctionsJob(deps: ServerDeps): Job {
  const setAside: SetAside = new Map();
  return {
    name: 'close-due-auctions',
    everyMs: Math.min(deps.config.rules.closeScanMs, 500),
    run: () => closeDueAuctions(deps, setAside),
  };
}
