import { formatMoney } from '@patio/domain/money/format-money.ts';
import type { MailContent } from '../../mail-content.ts';
import { offerMail } from '../offers/offer-mail.ts';
import type { OfferMailFacts } from '../offers/offer-mail-facts.ts';

/** To the winner: `valueCentavos` is the price they pay. */
export function auctionWon(facts: OfferMailFacts): MailContent {
  const value = formatMoney(facts.valueCentavos);
  const costs = facts.costs === undefined ? [] : [facts.costs.join(' ')];
  return offerMail(facts, {
    PTBR: {
      subject: 'Você venceu',
      paragraphs: [
        `Parabéns! Seu lance venceu a oferta “${facts.offerTitle}”, por ${value}. A oferta é sua.`,
        ...costs,
        'Nossa equipe de vendas entrará em contato para combinar pagamento e entrega. Não pague nada a quem não se identificar como nossa equipe.',
      ],
      button: 'Ver a compra',
    },
    EN: {
      subject: 'You won',
      paragraphs: [
        `Congratulations! Your bid won the offer “${facts.offerTitle}”, at ${value}. The offer is yours.`,
        ...costs,
        'Our sales team will contact you to arrange payment and delivery. Do not pay anyone who does not identify themselves as our team.',
      ],
      button: 'See the purchase',
    },
  });
}
