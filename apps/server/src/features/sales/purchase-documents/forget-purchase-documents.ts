import { kindsOfTerm } from '@patio/domain/sales/purchase-documents/document-kinds.ts';
import type { ServerDeps } from '../../../deps.ts';
import { statement } from '../../../platform/db/statement.ts';
import { claim } from '../../../platform/queue/claim.store.ts';
import { openStorage } from '../../../platform/storage/open-storage.ts';
import { purchaseFiles } from './files/purchase-files.ts';

const ended = 'coalesce(p.cancelled_at, p.finished_at) + make_interval(years => $2::int) <= $1::timestamptz';

const documents = statement({
  name: 'purchase-documents.forget-old',
  text: `delete from purchase_document where guid in (
      ${claim('d.guid', {
        from: 'purchase_document d join purchase p on p.code = d.purchase_code',
        where: `${ended} and d.kind = any($3::text[])`,
        limit: 200,
        of: 'd',
      })}) returning guid`,
});

const requests = statement({
  name: 'purchase-documents.forget-old-requests',
  text: `delete from purchase_document_request where code in (
      ${claim('r.code', {
        from: 'purchase_document_request r join purchase p on p.code = r.purchase_code',
        where: `${ended} and not exists (select from purchase_document d where d.request_code = r.code)`,
        limit: 200,
        of: 'r',
      })})`,
});

/** Deletes documents of sales that ended as long ago as their kind is kept (rule 0.43), with their files; at most 200 of a term. */
export async function forgetPurchaseDocuments(
  deps: Pick<ServerDeps, 'clock' | 'config' | 'database' | 'logger'>,
): Promise<void> {
  const { clock, config, database, logger } = deps;
  const now = new Date(clock.now());
  const { salesRecordYears, documentYears } = config.rules;
  const files = purchaseFiles(config, openStorage(config));
  await database.transact(async (transaction) => {
    for (const [term, years] of [
      ['sale', salesRecordYears],
      ['fiscal', documentYears],
    ] as const) {
      const rows = await transaction.rows(documents, [now, years, kindsOfTerm(term)]);
      transaction.afterCommit(() => {
        for (const { guid } of rows) void files.forget(guid, logger);
      });
    }
    await transaction.run(requests, [now, salesRecordYears]);
  });
}
