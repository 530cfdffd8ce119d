import { formatMoney } from '@patio/domain/money/format-money.ts';
import type { MailContent } from '../../mail-content.ts';
import { offerMail } from '../offers/offer-mail.ts';
import type { OfferMailFacts } from '../offers/offer-mail-facts.ts';

/** To the best bidder below the reserve who was released by the sales team, or whose term expired (rule 0.6). */
export function conditionalReleased(facts: OfferMailFacts): MailContent {
  const value = formatMoney(facts.valueCentavos);
  return offerMail(facts, {
    PTBR: {
      subject: 'Venda não aceita',
      paragraphs: [
        `O seu lance de ${value} na oferta “${facts.offerTitle}” foi o melhor, mas ficou abaixo do valor de reserva e não foi aceito.`,
        'Você está livre desse lance: nada precisa ser pago.',
      ],
      button: 'Ver os detalhes',
    },
    EN: {
      subject: 'Sale not accepted',
      paragraphs: [
        `Your bid of ${value} on the offer “${facts.offerTitle}” was the best, but it was below the reserve and was not accepted.`,
        'You are released from it: there is nothing to pay.',
      ],
      button: 'See the details',
    },
  });
}
