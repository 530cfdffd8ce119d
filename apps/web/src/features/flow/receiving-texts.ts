import { house } from '../../platform/house.ts';
import { phoneText } from '../../platform/phones.ts';
import type { Dictionary } from '../../texts/dictionary.ts';
import type { CostTerms } from '../costs/public.ts';

/** Where the vehicle can be fetched; the office of the house where nobody said where it stands. */
export function pickupAt(terms: CostTerms | null): string {
  return terms === null || terms.pickup.length === 0 ? house().office : terms.pickup.join('; ');
}

/** Below an address: that the freight is set, or that it is agreed on and with whom. */
export function deliveryNote(texts: Dictionary['flow'], terms: CostTerms | null): string {
  if (terms !== null && terms.freight !== null) return texts.deliveryTo(terms.destination);
  const { phone, email } = house();
  return phone === ''
    ? texts.deliveryText
    : `${texts.deliveryText} ${texts.freightContact(phoneText(phone), email)}`;
}
