import { formatMoney } from '@patio/domain/money/format-money.ts';
import type { MailContent } from '../mail-content.ts';
import { offerMail } from './offer-mail.ts';
import type { OfferMailFacts } from './offer-mail-facts.ts';

/** To whoever leads again because bids above his were annulled (S-12): `valueCentavos` is the price at which he leads. */
export function leadRegained(facts: OfferMailFacts): MailContent {
  const value = formatMoney(facts.valueCentavos);
  return offerMail(facts, {
    PTBR: {
      subject: 'Seu lance voltou a liderar',
      paragraphs: [
        `Lances na oferta “${facts.offerTitle}” foram anulados, e o maior lance agora é o seu, em ${value}.`,
        'O lance continua valendo como antes. Acompanhe a oferta até o fim.',
      ],
      button: 'Ver a oferta',
    },
    EN: {
      subject: 'Your bid leads again',
      paragraphs: [
        `Bids on the offer “${facts.offerTitle}” were annulled, and yours is now the highest, at ${value}.`,
        'Your bid is as binding as before. Follow the offer to its end.',
      ],
      button: 'See the offer',
    },
  });
}
