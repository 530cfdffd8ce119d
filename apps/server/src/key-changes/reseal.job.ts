import type { Job } from '../platform/jobs/start-jobs.ts';
import { olderMarks } from './older-marks.store.ts';
import { NOTHING, sumOf, type RenewDeps, type Renewed, type SealedKind } from './sealed-kind.ts';

/**
 * Seals with the current key what an older key has sealed, so that the older one can be removed. Goes through everything once an hour while
 * there are older keys, a batch in each run, and logs the progress of each kind and of the round: `sealed`, in this round; `unreadable`, by none
 * of the keys; `failed`, to be tried again. A second worker that does the same writes the same.
 */
export function resealJob(deps: RenewDeps, kinds: readonly SealedKind[]): Job {
  let round = newRound();
  return {
    name: 'reseal',
    everyMs: 60 * 60_000,
    run: async () => {
      const kind = kinds[round.kind];
      if (deps.config.formerKeys.length === 0) return false;
      if (kind === undefined) {
        const { sealed, unreadable, failed } = round.all;
        round = newRound();
        const { documents, devices } = await olderMarks(deps.database);
        const left = { sealed, unreadable, failed, marks: documents, devices };
        deps.logger.info(left, 'a round of sealing with the key in use is over');
        return false;
      }
      const { last, ...renewed } = await kind.renew(deps, round.last);
      round.last = last;
      round.ofKind = sumOf(round.ofKind, renewed);
      if (last !== null) return true;
      deps.logger.info({ kind: kind.name, ...round.ofKind }, 'sealed with the key in use');
      round.all = sumOf(round.all, round.ofKind);
      round.ofKind = NOTHING;
      round.kind += 1;
      return true;
    },
  };
}

/** Where a round is; a run that fails goes on there. */
function newRound(): { kind: number; last: string | null; ofKind: Renewed; all: Renewed } {
  return { kind: 0, last: null, ofKind: NOTHING, all: NOTHING };
}
