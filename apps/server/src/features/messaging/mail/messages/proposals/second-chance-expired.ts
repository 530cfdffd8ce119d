import { formatMoney } from '@patio/domain/money/format-money.ts';
import type { MailContent } from '../../mail-content.ts';
import { offerMail } from '../offers/offer-mail.ts';
import type { OfferMailFacts } from '../offers/offer-mail-facts.ts';

/** To the bidder who let their second chance expire. */
export function secondChanceExpired(facts: OfferMailFacts): MailContent {
  const value = formatMoney(facts.valueCentavos);
  return offerMail(facts, {
    PTBR: {
      subject: 'Segunda chance encerrada',
      paragraphs: [
        `O prazo para aceitar a oferta “${facts.offerTitle}” por ${value} terminou.`,
        'Nada precisa ser pago, e isso não conta contra você.',
      ],
      button: 'Ver os detalhes',
    },
    EN: {
      subject: 'Second chance over',
      paragraphs: [
        `The time to take the offer “${facts.offerTitle}” at ${value} has run out.`,
        'There is nothing to pay, and it does not count against you.',
      ],
      button: 'See the details',
    },
  });
}
