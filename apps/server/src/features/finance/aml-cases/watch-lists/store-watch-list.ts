import { AML_WINDOW_MS } from '@patio/domain/finance/aml-cases/aml-flags.ts';
import type { WatchListKind } from '@patio/domain/finance/aml-cases/watch-lists.ts';
import { recordAudit } from '../../../../platform/audit/public.ts';
import type { Database } from '../../../../platform/db/database.ts';
import { addWatched, beginList, lookAgain, type StoredName } from './watch-lists.store.ts';

const BATCH = 5000;

/** An edition to be stored; `at` in epoch milliseconds. */
interface NewEdition {
  readonly kind: WatchListKind;
  readonly source: string;
  readonly names: readonly StoredName[];
  readonly at: number;
}

/** Stores a new edition in the place of the one before, and has everybody with operations of six months looked at again. */
export async function storeWatchList(
  database: Pick<Database, 'transact'>,
  { kind, source, names, at }: NewEdition,
): Promise<void> {
  await database.transact(async (transaction) => {
    await beginList(transaction, { kind, source, names: names.length, at });
    for (let from = 0; from < names.length; from += BATCH)
      await addWatched(transaction, kind, names.slice(from, from + BATCH));
    await lookAgain(transaction, at - AML_WINDOW_MS);
    await recordAudit(transaction, {
      actorId: null,
      command: 'watch-lists',
      action: 'read-watch-list',
      subject: 'house',
      details: { list: kind, source, names: names.length },
      at,
    });
  });
}
