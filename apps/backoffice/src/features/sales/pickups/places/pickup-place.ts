import type { Reply } from '@patio/contract/route/define-route.ts';
import type { listPickupPlaces } from '@patio/contract/sales/pickups/list-pickup-places.ts';

/** A pickup place and when it hands vehicles over, with its number in the list. */
export type PickupPlace = Reply<typeof listPickupPlaces>['data'][number] & { readonly codigo: number };
