import { formatMoney } from '@patio/domain/money/format-money.ts';
import type { MailContent } from '../../mail-content.ts';
import { offerMail } from '../offers/offer-mail.ts';
import type { OfferMailFacts } from '../offers/offer-mail-facts.ts';

/** To the buyer of an immediate purchase (S-06): `valueCentavos` is the price. */
export function purchaseReceived(facts: OfferMailFacts): MailContent {
  const value = formatMoney(facts.valueCentavos);
  const costs = facts.costs === undefined ? [] : [facts.costs.join(' ')];
  return offerMail(facts, {
    PTBR: {
      subject: 'Compra enviada para análise',
      paragraphs: [
        `Recebemos sua compra da oferta “${facts.offerTitle}”, por ${value}. A oferta é sua.`,
        ...costs,
        'Nossa equipe de vendas entrará em contato para combinar pagamento e entrega.',
      ],
      button: 'Ver a compra',
    },
    EN: {
      subject: 'Purchase sent for review',
      paragraphs: [
        `We received your purchase of the offer “${facts.offerTitle}”, at ${value}. The offer is yours.`,
        ...costs,
        'Our sales team will contact you to arrange payment and delivery.',
      ],
      button: 'See the purchase',
    },
  });
}
