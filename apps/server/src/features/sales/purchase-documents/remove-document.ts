import type { removePurchaseDocument } from '@patio/contract/sales/purchase-documents/remove-purchase-document.ts';
import type { Output } from '@patio/contract/route/define-route.ts';
import type { ServerDeps } from '../../../deps.ts';
import { ApiError } from '../../../platform/http/api-error.ts';
import type { SignedInContext } from '../../../platform/http/call-context.ts';
import type { Storage } from '../../../platform/storage/storage.ts';
import { auditDocument } from './audit-document.ts';
import { currentOf, mayDelete, seenBy } from './documents.present.ts';
import { documentsOf } from './documents.store.ts';
import { purchaseFiles } from './files/purchase-files.ts';
import { findDocument, openToChange, shownDocuments, type Door } from './open-documents.ts';
import { deleteDocument } from './write-documents.store.ts';

interface Removed {
  readonly code: number;
  readonly guid: string;
  readonly door: Door;
}

/** Deletes the newest version of a document for who added it a few minutes ago; the file goes after the commit. */
export async function removeDocument(
  deps: ServerDeps,
  storage: Storage,
  { code, guid, door }: Removed,
  { actor, now }: SignedInContext,
): Promise<Output<typeof removePurchaseDocument>> {
  return deps.database.transact(async (transaction) => {
    const opened = await openToChange(transaction, code, actor, door, now);
    const row = await findDocument(transaction, opened, guid, now);
    const rows = seenBy(opened.viewer, await documentsOf(transaction, code));
    const isNewest = currentOf(rows).some((each) => each.guid === guid);
    if (!isNewest || !mayDelete(opened.viewer, row, now)) throw new ApiError('purchase-document-kept');
    await deleteDocument(transaction, guid);
    if (door === 'office') await auditDocument(transaction, 'remove-purchase-document', row, actor, now);
    const files = purchaseFiles(deps.config, storage);
    transaction.afterCommit(() => void files.forget(guid, deps.logger));
    return { data: await shownDocuments(transaction, opened, now) };
  });
}
