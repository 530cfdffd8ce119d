import type { PurchaseDocumentKind } from '@patio/domain/sales/purchase-documents/document-kinds.ts';
import { officeRecordPath } from '@patio/domain/staff/office-record.ts';
import type { ServerDeps } from '../../../deps.ts';
import type { Transaction } from '../../../platform/db/database.ts';
import { messages } from '../../messaging/mail/public.ts';
import { notifySellers } from '../../messaging/selling-side/public.ts';
import { announcePurchase } from '../../trading/results/public.ts';
import type { DocumentedPurchase } from './documents.store.ts';

type Deps = Pick<ServerDeps, 'config' | 'live'>;

interface News {
  readonly what:
    | 'added'
    | 'asked'
    | 'reminded'
    | 'late'
    | 'accepted'
    | 'refused'
    | 'withdrawn'
    | 'infected'
    | 'unscanned';
  readonly kind: PurchaseDocumentKind;
  /** Identifies the document or the request. */
  readonly about: string | number;
  readonly reason?: string | null;
  readonly due?: string | null;
  readonly at: number;
}

/** Notifies the buyer of a document, by mail and on the site, in their language. */
export async function notifyBuyer(
  deps: Deps,
  transaction: Transaction,
  purchase: Pick<DocumentedPurchase, 'code' | 'offer_code' | 'account_id' | 'partner_id' | 'title'>,
  { what, kind, about, reason = null, due = null, at }: News,
): Promise<void> {
  await announcePurchase(deps, transaction, purchase, {
    section: 'documentos',
    fact: `purchase-document-${what}:${about}:${at}`,
    at,
    write: (facts) => messages.purchaseDocumentNews({ ...facts, what, kind, reason, due }),
  });
}

interface NewsOfSellers {
  readonly what: 'sent' | 'infected' | 'unscanned';
  readonly kind: PurchaseDocumentKind;
  readonly guid: string;
  /** Who sent what was deleted; absent: all sellers are told. */
  readonly to?: number;
  readonly at: number;
}

/** Notifies the sellers that the buyer has sent a document, which waits to be checked, or who sent one for them that it was deleted unread. */
export async function notifySellersOf(
  deps: Deps,
  transaction: Transaction,
  purchase: Pick<DocumentedPurchase, 'code' | 'offer_code'>,
  { what, kind, guid, to, at }: NewsOfSellers,
): Promise<void> {
  await notifySellers(deps, transaction, {
    offerCode: purchase.offer_code,
    ...(to === undefined ? {} : { to }),
    fact: `purchase-document:${guid}${what === 'sent' ? '' : `:${what}`}`,
    officePath: officeRecordPath('purchase', purchase.code),
    write: ({ toOne, ...facts }) =>
      messages.salesPurchaseDocument({ ...facts, what, ofReader: toOne, purchaseCode: purchase.code, kind }),
    now: at,
  });
}
