import { formatMoney } from '@patio/domain/money/format-money.ts';
import type { MailContent } from '../mail-content.ts';
import { offerMail } from './offer-mail.ts';
import type { OfferMailFacts } from './offer-mail-facts.ts';

/** To a bidder who did not win: `valueCentavos` is the price at which the offer ended. */
export function auctionLost(facts: OfferMailFacts): MailContent {
  const value = formatMoney(facts.valueCentavos);
  return offerMail(facts, {
    PTBR: {
      subject: 'Oferta encerrada',
      paragraphs: [
        `A oferta “${facts.offerTitle}” terminou em ${value}, e desta vez o seu lance não foi o vencedor.`,
        'Há outras ofertas parecidas esperando por você.',
      ],
      button: 'Ver a oferta',
    },
    EN: {
      subject: 'Offer ended',
      paragraphs: [
        `The offer “${facts.offerTitle}” ended at ${value}, and your bid was not the winning one this time.`,
        'There are other offers like it waiting for you.',
      ],
      button: 'See the offer',
    },
  });
}
