import { formatMoney } from '@patio/domain/money/format-money.ts';
import type { MailContent } from '../../mail-content.ts';
import { offerMail } from '../offers/offer-mail.ts';
import type { OfferMailFacts } from '../offers/offer-mail-facts.ts';

/** To the buyer whose cancellation request waits for the sales team (S-13): `valueCentavos` is the price of the purchase. */
export function cancellationRequested(facts: OfferMailFacts): MailContent {
  const value = formatMoney(facts.valueCentavos);
  return offerMail(facts, {
    PTBR: {
      subject: 'Pedido de cancelamento em análise',
      paragraphs: [
        `Recebemos seu pedido para cancelar o negócio da oferta “${facts.offerTitle}”, por ${value}.`,
        'Nossa equipe de vendas analisa o pedido e avisa você do resultado. Até lá, o negócio continua valendo.',
      ],
      button: 'Ver a oferta',
    },
    EN: {
      subject: 'Cancellation request under review',
      paragraphs: [
        `We received your request to cancel your deal on the offer “${facts.offerTitle}”, at ${value}.`,
        'Our sales team will review it and tell you the result. Until then, the deal stands.',
      ],
      button: 'See the offer',
    },
  });
}
