import { formatMoney } from '@patio/domain/money/format-money.ts';
import { dateTimeText } from '@patio/domain/time/date-text.ts';
import type { MailContent } from '../../mail-content.ts';
import { offerMail } from '../offers/offer-mail.ts';
import type { OfferMailFacts } from '../offers/offer-mail-facts.ts';

/** To a user who leads again because bids above theirs were annulled (S-12): `valueCentavos` is the price at which they lead. */
export function leadRegained(facts: OfferMailFacts & { readonly endAt?: number }): MailContent {
  const value = formatMoney(facts.valueCentavos);
  const end = facts.endAt === undefined ? null : dateTimeText(facts.endAt, facts.idiom);
  return offerMail(facts, {
    PTBR: {
      subject: 'Seu lance voltou a liderar',
      paragraphs: [
        `Lances na oferta “${facts.offerTitle}” foram anulados, e o maior lance agora é o seu, em ${value}.`,
        'O lance continua valendo como antes. Acompanhe a oferta até o fim.',
        ...(end === null ? [] : [`Ela agora recebe lances até ${end} (horário de Brasília).`]),
      ],
      button: 'Ver a oferta',
    },
    EN: {
      subject: 'Your bid leads again',
      paragraphs: [
        `Bids on the offer “${facts.offerTitle}” were annulled, and yours is now the highest, at ${value}.`,
        'Your bid is as binding as before. Follow the offer to its end.',
        ...(end === null ? [] : [`It now takes bids until ${end} (Brasília time).`]),
      ],
      button: 'See the offer',
    },
  });
}
