import { formatMoney } from '@patio/domain/money/format-money.ts';
import { dateTimeText } from '@patio/domain/time/date-text.ts';
import type { MailContent } from '../../mail-content.ts';
import { offerMail } from '../offers/offer-mail.ts';
import type { OfferMailFacts } from '../offers/offer-mail-facts.ts';

/** To the best bidder below the reserve (rule 0.6): `valueCentavos` is their bid, `untilAt` when the seller must have decided. */
export function conditionalSale(facts: OfferMailFacts & { readonly untilAt: number }): MailContent {
  const value = formatMoney(facts.valueCentavos);
  const until = dateTimeText(facts.untilAt, facts.idiom);
  return offerMail(facts, {
    PTBR: {
      subject: 'Venda condicional',
      paragraphs: [
        `A oferta “${facts.offerTitle}” terminou e o seu lance de ${value} foi o melhor, mas ficou abaixo do valor de reserva.`,
        `A equipe de vendas decide até ${until} (horário de Brasília) se aceita o seu lance. Avisaremos nos dois casos.`,
      ],
      button: 'Acompanhar',
    },
    EN: {
      subject: 'Conditional sale',
      paragraphs: [
        `The offer “${facts.offerTitle}” has ended. Your bid of ${value} was the best, but it is below the reserve.`,
        `The sales team will decide by ${until} (Brasília time) whether to accept your bid. We will let you know either way.`,
      ],
      button: 'Follow',
    },
  });
}
