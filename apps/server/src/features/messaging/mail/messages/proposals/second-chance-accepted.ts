import { formatMoney } from '@patio/domain/money/format-money.ts';
import type { MailContent } from '../../mail-content.ts';
import { offerMail } from '../offers/offer-mail.ts';
import type { OfferMailFacts } from '../offers/offer-mail-facts.ts';

/** To the bidder who took their second chance: `valueCentavos` is the price. */
export function secondChanceAccepted(facts: OfferMailFacts): MailContent {
  const value = formatMoney(facts.valueCentavos);
  const costs = facts.costs === undefined ? [] : [facts.costs.join(' ')];
  return offerMail(facts, {
    PTBR: {
      subject: 'A oferta é sua',
      paragraphs: [
        `Você aceitou a segunda chance na oferta “${facts.offerTitle}” por ${value}.`,
        ...costs,
        'Nossa equipe de vendas entrará em contato para combinar pagamento e entrega. Não pague nada a quem não se identificar como nossa equipe.',
      ],
      button: 'Ver a compra',
    },
    EN: {
      subject: 'The offer is yours',
      paragraphs: [
        `You took the second chance on the offer “${facts.offerTitle}” at ${value}.`,
        ...costs,
        'Our sales team will contact you to arrange payment and delivery. Do not pay anyone who does not identify themselves as our team.',
      ],
      button: 'See the purchase',
    },
  });
}
