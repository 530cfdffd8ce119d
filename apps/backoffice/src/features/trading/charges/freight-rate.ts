import type { listFreightRates } from '@patio/contract/trading/charges/list-freight-rates.ts';
import type { Reply } from '@patio/contract/route/define-route.ts';

/** A line of the table of freight. */
export type FreightRate = Reply<typeof listFreightRates>['data'][number];
