import { listPurchaseDocuments } from '@patio/contract/sales/purchase-documents/list-purchase-documents.ts';
import { mayOpen } from '@patio/domain/sales/purchase-documents/document-access.ts';
import type { DocumentViewer } from '@patio/domain/sales/purchase-documents/document-kinds.ts';
import { worksForTheHouse } from '../../../platform/access/store-access.ts';
import type { Actor } from '../../../platform/http/call-context.ts';
import type { DocumentedPurchase } from './documents.store.ts';

/** Someone who opens the documents of a purchase. */
export interface Viewer extends DocumentViewer {
  readonly accountId: number;
}

/** The buyer of the purchase; null: it is not theirs. */
export function ownViewer(actor: Pick<Actor, 'accountId'>, purchase: DocumentedPurchase): Viewer | null {
  const { accountId } = actor;
  return purchase.account_id === accountId ? { side: 'buyer', staffRole: null, accountId } : null;
}

/** Staff by their role, users of the store that sells; null: anyone else. */
export function officeViewer(actor: Actor, { partner_id: store }: DocumentedPurchase): Viewer | null {
  const { accountId, staffRole, partnerId } = actor;
  if (worksForTheHouse(actor, listPurchaseDocuments)) return { side: 'house', staffRole, accountId };
  return partnerId !== null && partnerId === store ? { side: 'store', staffRole: null, accountId } : null;
}

/** When the sale came to its end; null: it goes on. */
function endOfSale({ finished_at, cancelled_at }: DocumentedPurchase): number | null {
  return cancelled_at ?? finished_at;
}

/** Whether a viewer still opens the documents (rule 0.43); without its buyer a sale is only a record. */
export function opensNow(viewer: DocumentViewer, purchase: DocumentedPurchase, now: number): boolean {
  return mayOpen(viewer, purchase.erased ? -Infinity : endOfSale(purchase), now);
}
