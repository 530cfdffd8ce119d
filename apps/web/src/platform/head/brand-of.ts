import type { PartnerDetails } from '@patio/contract/stores/partners/get-partner.ts';
import { house } from '../house/house.ts';
import { storeOf } from './store-of.ts';

/** In whose name a page speaks: the store's under its addresses, otherwise the house's. */
export function brandOf(slug: string | undefined, partner: PartnerDetails | null | undefined): string {
  return storeOf(slug, partner)?.name ?? house().name;
}
