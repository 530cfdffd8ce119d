import type { PurchaseDocumentKind } from '@patio/domain/sales/purchase-documents/document-kinds.ts';
import type { Queries, Transaction } from '../../../platform/db/database.ts';
import type { Actor } from '../../../platform/http/call-context.ts';
import { auditDocument } from './audit-document.ts';
import { currentOf, seenBy } from './documents.present.ts';
import { documentsOf } from './documents.store.ts';
import { openDocuments, type Door } from './open-documents.ts';
import { decideOn, endRequest } from './write-documents.store.ts';

interface Proof {
  readonly code: number;
  readonly guid: string;
  readonly actor: Actor;
  readonly door: Door;
  readonly kinds: readonly PurchaseDocumentKind[];
}

/** Whether a document of a purchase can prove something: the caller sees it, it is of such a kind, and nobody has refused it. */
export async function isProof(queries: Queries, { code, guid, actor, door, kinds }: Proof): Promise<boolean> {
  const { viewer } = await openDocuments(queries, code, actor, door);
  return currentOf(seenBy(viewer, await documentsOf(queries, code))).some(
    (row) => row.guid === guid && row.state !== 'refused' && kinds.includes(row.kind),
  );
}

/** Answers a document of the buyer with what it proves, unless it was answered before: `reason` null accepts it. Audited; the caller notifies. */
export async function settleProof(
  transaction: Transaction,
  { code, guid, reason }: { readonly code: number; readonly guid: string; readonly reason: string | null },
  by: { readonly accountId: number; readonly at: number },
): Promise<void> {
  const row = currentOf(await documentsOf(transaction, code)).find((each) => each.guid === guid);
  if (row?.state !== 'sent') return;
  await decideOn(transaction, guid, reason, by);
  if (reason === null && row.request_code !== null) await endRequest(transaction, row.request_code, null, by);
  await auditDocument(transaction, 'decide-purchase-document', row, by, by.at);
}
