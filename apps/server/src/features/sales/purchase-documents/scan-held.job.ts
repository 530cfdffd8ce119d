import type {
  DocumentSide,
  PurchaseDocumentKind,
} from '@patio/domain/sales/purchase-documents/document-kinds.ts';
import type { ServerDeps } from '../../../deps.ts';
import { isGone } from '../../../platform/db/failures.ts';
import { shape, statement } from '../../../platform/db/statement.ts';
import type { Job } from '../../../platform/jobs/start-jobs.ts';
import type { Scanner } from '../../../platform/scanner/scanner.ts';
import { openScanner } from '../../../platform/scanner/open-scanner.ts';
import type { SealedFiles } from '../../../platform/storage/sealed-files.ts';
import { openStorage } from '../../../platform/storage/open-storage.ts';
import { announceDocument } from './add-document.ts';
import { lockDocumentedPurchase } from './documents.store.ts';
import { purchaseFiles } from './files/purchase-files.ts';
import { notifyBuyer, notifySellersOf } from './notify-documents.ts';

const next = statement({
  name: 'purchase-documents.next-held',
  text: `select guid, purchase_code, kind, side, added_by, request_code, scan_tries from purchase_document
    where state = 'held' order by scan_tries, added_at, guid limit 1`,
  shape: shape<{ kind: PurchaseDocumentKind; side: DocumentSide }>(),
});

const count = statement({
  name: 'purchase-documents.count-scan',
  text: `update purchase_document set scan_tries = scan_tries + 1 where guid = $1 and state = 'held'`,
});

const show = statement({
  name: 'purchase-documents.show',
  text: `update purchase_document set state = $2 where guid = $1 and state = 'held' returning guid`,
});

const drop = statement({
  name: 'purchase-documents.drop-held',
  text: `delete from purchase_document where guid = $1 and state = 'held' returning guid`,
});

type HeldRow = NonNullable<typeof next.row>;
type Outcome = 'clean' | 'infected' | 'unscanned';

/** So often a scanner that answers for others may fail at a document before it is refused. */
const MOST_TRIES = 5;

const PROBE = Buffer.from('Pátio');

/**
 * Scans documents that were sent while the scanner was away, the oldest first: then they are shown, or deleted and their sender is told. One that
 * cannot be read or scanned goes behind the others; while the scanner answers for none, nothing is counted.
 */
export function scanHeldDocumentsJob(deps: ServerDeps, scanner: Scanner = openScanner(deps.config)): Job {
  const files = purchaseFiles(deps.config, openStorage(deps.config));
  return {
    name: 'scan-held-documents',
    everyMs: 60_000,
    run: async () => {
      const row = await deps.database.row(next, []);
      if (row === undefined) return false;
      try {
        // Outside the transaction: nobody waits for the scanner.
        const bytes = await files.read(row.guid);
        const verdict = bytes === null ? 'unscanned' : await scanner.scan(bytes);
        if (verdict === 'away' && (await scanner.scan(PROBE)) === 'away') return false;
        if (verdict !== 'away' || row.scan_tries + 1 >= MOST_TRIES) {
          await settle(deps, files, row, verdict === 'away' ? 'unscanned' : verdict);
          return true;
        }
        deps.logger.warn({ guid: row.guid }, 'the scanner does not answer for a document');
      } catch (error) {
        if (isGone(error)) throw error;
        deps.logger.error({ err: error, guid: row.guid }, 'a held document could not be scanned');
      }
      await deps.database.run(count, [row.guid]);
      // Others may not have been tried yet.
      return row.scan_tries === 0;
    },
  };
}

/** Shows a document, or deletes it and tells who sent it. */
async function settle(deps: ServerDeps, files: SealedFiles, row: HeldRow, outcome: Outcome): Promise<void> {
  await deps.database.transact(async (transaction) => {
    const purchase = await lockDocumentedPurchase(transaction, row.purchase_code);
    if (purchase === undefined) return;
    const at = deps.clock.now();
    if (outcome === 'clean') {
      const shown = await transaction.row(show, [row.guid, row.side === 'buyer' ? 'sent' : 'given']);
      // Another worker, or its sender, was first.
      if (shown !== undefined) await announceDocument(deps, transaction, { purchase }, row, at);
      return;
    }
    const dropped = await transaction.row(drop, [row.guid]);
    if (dropped === undefined) return;
    transaction.afterCommit(() => void files.forget(row.guid, deps.logger));
    const { guid, kind, added_by: sender } = row;
    if (row.side === 'buyer')
      await notifyBuyer(deps, transaction, purchase, { what: outcome, kind, about: guid, at });
    else
      await notifySellersOf(deps, transaction, purchase, {
        what: outcome,
        kind,
        guid,
        ...(sender === null ? {} : { to: sender }),
        at,
      });
  });
}
