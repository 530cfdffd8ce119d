import type { Reply } from '@patio/contract/route/define-route.ts';
import type { getPurchase } from '@patio/contract/sales/purchases/get-purchase.ts';

/** A purchase with everything about it, as its call gives it. */
export type PurchaseDetail = Reply<typeof getPurchase>['data'];
