import type { BuyerNews } from '@patio/domain/sales/deliveries/delivery-news.ts';
import type { MailContent } from '../../mail-content.ts';
import { offerMail } from '../offers/offer-mail.ts';
import type { OfferMailFacts } from '../offers/offer-mail-facts.ts';
import type { DeliveryFacts } from './delivery-facts.ts';
import { DELIVERY_EN } from './delivery-words-en.ts';
import { DELIVERY_PTBR } from './delivery-words-ptbr.ts';

/** To the buyer: what happened with their delivery, and what they have to do. */
export function deliveryNews(
  facts: OfferMailFacts & DeliveryFacts & { readonly what: BuyerNews },
): MailContent {
  return offerMail(facts, {
    PTBR: { button: 'Ver a entrega', ...DELIVERY_PTBR[facts.what](facts) },
    EN: { button: 'See the delivery', ...DELIVERY_EN[facts.what](facts) },
  });
}
