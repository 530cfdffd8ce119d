import { defineEvent } from '../../../platform/events/define-event.ts';
import type { PurchaseFact } from '../../sales/purchase-events/public.ts';

/** Money of a purchase arrived, counts now, or counts no more. The publisher holds the locks of its offer and of its charges. */
export const moneyMoved = defineEvent<null, PurchaseFact>('money-moved');
