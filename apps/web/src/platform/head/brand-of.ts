import type { PartnerDetails } from '@patio/contract/stores/partners/get-partner.ts';
import { house } from '../house/house.ts';
import { storeOf } from './store-of.ts';

/** The brand of a page: the store's at its URLs, otherwise the house's. */
export function brandOf(slug: string | undefined, partner: PartnerDetails | null | undefined): string {
  return storeOf(slug, partner)?.name ?? house().name;
}
