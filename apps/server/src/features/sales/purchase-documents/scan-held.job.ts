import type {
  DocumentSide,
  PurchaseDocumentKind,
} from '@patio/domain/sales/purchase-documents/document-kinds.ts';
import type { ServerDeps } from '../../../deps.ts';
import { shape, statement } from '../../../platform/db/statement.ts';
import type { Job } from '../../../platform/jobs/start-jobs.ts';
import type { Scanner } from '../../../platform/scanner/scanner.ts';
import { openScanner } from '../../../platform/scanner/open-scanner.ts';
import { openStorage } from '../../../platform/storage/open-storage.ts';
import { announceDocument } from './add-document.ts';
import { lockDocumentedPurchase } from './documents.store.ts';
import { purchaseFiles } from './files/purchase-files.ts';
import { notifyBuyer } from './notify-documents.ts';

const oldest = statement({
  name: 'purchase-documents.oldest-held',
  text: `select guid, purchase_code, kind, side, added_by, request_code from purchase_document
    where state = 'held' order by added_at limit 1`,
  shape: shape<{ kind: PurchaseDocumentKind; side: DocumentSide }>(),
});

const show = statement({
  name: 'purchase-documents.show',
  text: `update purchase_document set state = $2 where guid = $1 and state = 'held' returning guid`,
});

const drop = statement({
  name: 'purchase-documents.drop-held',
  text: `delete from purchase_document where guid = $1 and state = 'held' returning guid`,
});

/** Scans documents that were sent while the scanner was away, the oldest first: then they are shown, or deleted and their sender is told. */
export function scanHeldDocumentsJob(deps: ServerDeps, scanner: Scanner = openScanner(deps.config)): Job {
  const files = purchaseFiles(deps.config, openStorage(deps.config));
  return {
    name: 'scan-held-documents',
    everyMs: 60_000,
    run: async () => {
      const row = await deps.database.row(oldest, []);
      if (row === undefined) return false;
      // Outside the transaction: nobody waits for the scanner.
      const bytes = await files.read(row.guid);
      const verdict = bytes === null ? 'gone' : await scanner.scan(bytes);
      if (verdict === 'away') return false;
      await deps.database.transact(async (transaction) => {
        const purchase = await lockDocumentedPurchase(transaction, row.purchase_code);
        if (purchase === undefined) return;
        const at = deps.clock.now();
        if (verdict === 'clean') {
          const shown = await transaction.row(show, [row.guid, row.side === 'buyer' ? 'sent' : 'given']);
          // Another worker, or its sender, was first.
          if (shown !== undefined) await announceDocument(deps, transaction, { purchase }, row, at);
          return;
        }
        const dropped = await transaction.row(drop, [row.guid]);
        if (dropped === undefined) return;
        transaction.afterCommit(() => void files.forget(row.guid, deps.logger));
        const news = { what: 'infected', kind: row.kind, about: row.guid, at } as const;
        if (verdict === 'infected' && row.side === 'buyer')
          await notifyBuyer(deps, transaction, purchase, news);
      });
      return true;
    },
  };
}
