import type { Reply } from '@patio/contract/route/define-route.ts';
import type { listVisitPlaces } from '@patio/contract/sales/visits/list-visit-places.ts';

/** A pickup place and how it takes visits, with its number in the list. */
export type VisitPlace = Reply<typeof listVisitPlaces>['data'][number] & { readonly codigo: number };
