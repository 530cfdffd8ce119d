import { house } from '../../../platform/house/house.ts';
import { formatPhone } from '@patio/domain/validation/shown-phone.ts';
import { useIdiom, useTexts } from '../../../platform/i18n/texts.ts';
import type { CostQuote } from '../../trading/costs/public.ts';
import { costChangeTexts } from './review/cost-change-texts.ts';

/** Where the vehicle can be picked up; the office of the house if no location was given. */
export function pickupAt(terms: CostQuote): string {
  return terms.pickup.length === 0 ? house().office : terms.pickup.join('; ');
}

/** Below an address: that the freight is fixed, or that it is to be agreed on and with whom; nothing while that is unknown. */
export function useDeliveryNote(terms: Pick<CostQuote, 'freight' | 'destination'> | null): string {
  const { flow: texts } = useTexts();
  const { contact } = costChangeTexts[useIdiom()];
  if (terms === null) return '';
  if (terms.freight !== null) return texts.deliveryTo(terms.destination);
  const { phone, email } = house();
  return phone === '' ? texts.deliveryText : `${texts.deliveryText} ${contact(formatPhone(phone), email)}`;
}
