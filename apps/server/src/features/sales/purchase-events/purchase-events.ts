import type { ServerDeps } from '../../../deps.ts';
import { defineEvent } from '../../../platform/events/define-event.ts';

/** A purchase that came about or ended; instant in epoch milliseconds. */
export interface PurchaseFact {
  readonly code: number;
  readonly at: number;
}

/** A purchase was recorded, with its costs. */
export const purchaseRecorded = defineEvent<Pick<ServerDeps, 'config'>, PurchaseFact>('purchase-recorded');

/** A purchase was cancelled, whichever way. The publisher holds the locks of its offer and of the purchase. */
export const purchaseCancelled = defineEvent<null, PurchaseFact>('purchase-cancelled');

/** Staff approved the payment of a purchase. The publisher holds the locks of its offer and of the purchase. */
export const paymentApproved = defineEvent<null, PurchaseFact>('payment-approved');

/** The buyer agreed to a freight that was to be agreed, in centavos. The publisher holds the lock of its offer. */
export const freightAgreed = defineEvent<
  Pick<ServerDeps, 'config' | 'live'>,
  PurchaseFact & { readonly amount: number; readonly by: number }
>('freight-agreed');

/** Storage of a purchase is charged, in centavos: it is over, or its buyer pays before they collect; by the program (null) what a complaint left. The publisher holds the lock of its offer. */
export const storageEnded = defineEvent<
  Pick<ServerDeps, 'config'>,
  PurchaseFact & { readonly amount: number; readonly by: number | null }
>('storage-ended');

/** All that was charged of the storage of a purchase was waived. The publisher holds the lock of its offer. */
export const storageWaived = defineEvent<
  null,
  PurchaseFact & { readonly by: number; readonly reason: string }
>('storage-waived');

/** A user confirms by hand that a cancelled purchase was refunded; who owes its buyer more refuses. */
export const purchaseRefunded = defineEvent<null, PurchaseFact>('purchase-refunded');

/**
 * A sale ends another way than by the answer to its undoing: regretted, withdrawn for cause or defaulted on. The publisher holds the lock of its offer,
 * and settles the request that waits after it.
 */
export const undoingOvertaken = defineEvent<ServerDeps, PurchaseFact>('undoing-overtaken');

/** What a user decided about a sale that another one proposed to undo because of a complaint. */
export interface UndoingAnswer {
  readonly complaint: number;
  readonly approved: boolean;
  /** In the words of who decided; null: they wrote none. */
  readonly reason: string | null;
  /** Epoch milliseconds. */
  readonly at: number;
}

/** A second user decided about undoing a sale. The publisher holds the lock of its offer, and writes the decision after it. */
export const undoingAnswered = defineEvent<ServerDeps, UndoingAnswer>('undoing-answered');
