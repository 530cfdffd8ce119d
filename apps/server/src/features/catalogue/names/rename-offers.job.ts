import type { ServerDeps } from '../../../deps.ts';
import { statement } from '../../../platform/db/statement.ts';
import type { Job } from '../../../platform/jobs/start-jobs.ts';
import { claim } from '../../../platform/queue/claim.store.ts';
import { refreshOffers } from '../catalogue/public.ts';
import { showAtOnce } from '../content/public.ts';

const take = statement({
  name: 'names.take-offers',
  text: `delete from offer_to_rename where offer_code in (
      ${claim('offer_code', { from: 'offer_to_rename', where: 'true', order: 'offer_code', limit: '100' })})
    returning offer_code`,
});
const lock = statement({
  name: 'names.lock-offers',
  text: 'select code from offer where code = any($1::bigint[]) order by code for update',
});

/** Rewrites the documents and search words of offers after a name of theirs changed, a hundred at a time. */
export function renameOffersJob({ clock, database, live }: ServerDeps): Job {
  return {
    name: 'rename-offers',
    everyMs: 2000,
    run: () =>
      database.transact(async (transaction) => {
        const codes = (await transaction.rows(take)).map(({ offer_code: code }) => code);
        if (codes.length === 0) return false;
        await transaction.rows(lock, [codes]);
        await refreshOffers(transaction, codes);
        showAtOnce({ live }, transaction, clock.now());
        return true;
      }),
  };
}
