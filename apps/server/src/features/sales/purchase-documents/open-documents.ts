import type { PurchaseDocuments } from '@patio/contract/sales/purchase-documents/purchase-document.ts';
import type { Queries } from '../../../platform/db/database.ts';
import { ApiError } from '../../../platform/http/api-error.ts';
import type { Actor } from '../../../platform/http/call-context.ts';
import { officeViewer, opensNow, ownViewer, type Viewer } from './documents.policy.ts';
import { presentDocuments, seenBy } from './documents.present.ts';
import {
  documentedPurchase,
  documentsOf,
  lockDocumentedPurchase,
  openRequestsOf,
  type DocumentedPurchase,
  type DocumentRow,
} from './documents.store.ts';

/** From which side the documents of a purchase are opened. */
export type Door = 'own' | 'office';

/** A purchase with who opens its documents. */
export interface Opened {
  readonly purchase: DocumentedPurchase;
  readonly viewer: Viewer;
}

/** Opens the documents of a purchase. Errors: `purchase-not-found`, also for everyone whom they do not concern. */
export async function openDocuments(
  queries: Queries,
  code: number,
  actor: Actor,
  door: Door,
): Promise<Opened> {
  return opened(await documentedPurchase(queries, code), actor, door);
}

/** The same, to change them: nothing else happens to them meanwhile, and records are not changed. */
export async function openToChange(
  queries: Queries,
  code: number,
  actor: Actor,
  door: Door,
  now: number,
): Promise<Opened> {
  const found = opened(await lockDocumentedPurchase(queries, code), actor, door);
  if (!opensNow({ side: 'house', staffRole: null }, found.purchase, now))
    throw new ApiError('purchase-document-locked');
  return found;
}

function opened(purchase: DocumentedPurchase | undefined, actor: Actor, door: Door): Opened {
  const viewer = purchase && (door === 'own' ? ownViewer(actor, purchase) : officeViewer(actor, purchase));
  if (!purchase || !viewer) throw new ApiError('purchase-not-found');
  return { purchase, viewer };
}

/** A version that a viewer may open. Errors: `purchase-document-not-found`. */
export async function findDocument(
  queries: Queries,
  { purchase, viewer }: Opened,
  guid: string,
  now: number,
): Promise<DocumentRow> {
  const rows = opensNow(viewer, purchase, now) ? await documentsOf(queries, purchase.code) : [];
  const row = seenBy(viewer, rows).find((each) => each.guid === guid);
  if (!row) throw new ApiError('purchase-document-not-found');
  return row;
}

/** The documents of a purchase as they stand, for the side that opened them. */
export async function shownDocuments(
  queries: Queries,
  { purchase, viewer }: Opened,
  now: number,
): Promise<PurchaseDocuments> {
  const rows = await documentsOf(queries, purchase.code);
  const requests = await openRequestsOf(queries, purchase.code);
  return presentDocuments(viewer, { purchase, rows, requests }, now);
}
