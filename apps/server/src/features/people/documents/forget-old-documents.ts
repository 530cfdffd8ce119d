import type { ServerDeps } from '../../../deps.ts';
import { statement } from '../../../platform/db/statement.ts';
import { claim } from '../../../platform/queue/claim.store.ts';
import { deleteFileAfter } from './delete-file.ts';

const forget = statement({
  name: 'documents.forget-old',
  text: `delete from asked_document where code in (
      ${claim('code', {
        from: 'asked_document',
        where: `(state in ('accepted', 'withdrawn') and decided_at + make_interval(years => $2::int) <= $1::timestamptz)
          or (state in ('asked', 'refused') and due_on + make_interval(years => $2::int) <= $1::timestamptz)`,
        limit: 500,
      })}) returning guid`,
});

/** Deletes documents `documentYears` after they were accepted, and requests after they ended or were due (rule 0.43); at most 500. */
export async function forgetOldDocuments(
  deps: Pick<ServerDeps, 'clock' | 'config' | 'database' | 'logger'>,
): Promise<void> {
  await deps.database.transact(async (transaction) => {
    const rows = await transaction.rows(forget, [
      new Date(deps.clock.now()),
      deps.config.rules.documentYears,
    ]);
    for (const { guid } of rows) deleteFileAfter(deps, transaction, guid);
  });
}
