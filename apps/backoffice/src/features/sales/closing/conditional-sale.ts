import type { listConditionalSales } from '@patio/contract/sales/closing/list-conditional-sales.ts';
import type { Reply } from '@patio/contract/route/define-route.ts';

/** A conditional sale as the back office reads it. */
export type ConditionalSale = Reply<typeof listConditionalSales>['data'][number];
