import type { liftListing as contract } from '@patio/contract/people/blocklist/lift-listing.ts';
import type { ServerDeps } from '../../../deps.ts';
import type { Transaction } from '../../../platform/db/database.ts';
import type { Handler } from '../../../platform/http/serve.ts';
import { markKeys } from '../../../platform/secrets/mark-key.ts';
import { recordAudit } from '../../../platform/audit/public.ts';
import { blocklistReader, blocklistWriter } from './blocklist.store.ts';
import { documentMarks } from './listing-marks.ts';

/** Users who are not barred by another listing may deal again. Audited. */
export const liftListing =
  (deps: ServerDeps): Handler<typeof contract> =>
  async ({ params: { id }, body: { motivo: reason }, fail }, { actor }) => {
    const at = deps.clock.now();
    await deps.database.transact(async (transaction) => {
      const writer = blocklistWriter(transaction);
      await writer.lock();
      if (!(await writer.lift(id, reason, actor.accountId, at))) return fail('listing-not-found');
      const freed = await freeOthers(deps, transaction);
      await recordAudit(transaction, {
        actorId: actor.accountId,
        action: 'lift-listing',
        subject: `blocklist ${id}`,
        details: { accounts: freed, reason },
        before: { listed: true },
        after: { listed: false },
        at,
      });
    });
  };

async function freeOthers(deps: ServerDeps, transaction: Transaction): Promise<number[]> {
  const freed: number[] = [];
  const reader = blocklistReader(transaction);
  const keys = await markKeys(deps, transaction);
  for (const account of await reader.stopped()) {
    const { id, document, store_document: store, representative_document: representative } = account;
    if (await reader.names(id, documentMarks(keys, [document, store, representative]))) continue;
    await blocklistWriter(transaction).free(id);
    freed.push(id);
  }
  return freed;
}
