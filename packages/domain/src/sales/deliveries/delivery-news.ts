import type { DeliveryStep } from './delivery-steps.ts';

/** What is told of a delivery: its steps, that it confirmed itself, and a reminder of what the buyer has to answer. */
export type DeliveryNews = DeliveryStep | 'confirmar-sozinha' | 'lembrar';

const OWN = ['recusar', 'contestar', 'confirmar'] as const;
const READ_BY_SELLERS = ['aceitar', 'recusar', 'confirmar', 'confirmar-sozinha'] as const;

/** What the buyer is told: what others did, what they agreed to pay, and what happened by itself. */
export type BuyerNews = Exclude<DeliveryNews, (typeof OWN)[number]>;

/** What those who sell are told: what the buyer did. The complaint of what is contested has its own news. */
export type SellersNews = (typeof READ_BY_SELLERS)[number];

/** Whether the buyer is told. */
export function isReadByBuyer(news: DeliveryNews): news is BuyerNews {
  return !OWN.some((own) => own === news);
}

/** Whether those who sell are told. */
export function isReadBySellers(news: DeliveryNews): news is SellersNews {
  return READ_BY_SELLERS.some((read) => read === news);
}
