import { formatMoney } from '@patio/domain/money/format-money.ts';
import { dateTimeText } from '@patio/domain/time/date-text.ts';
import type { MailContent } from '../../mail-content.ts';
import { offerMail } from '../offers/offer-mail.ts';
import type { OfferMailFacts } from '../offers/offer-mail-facts.ts';

/** To the next bidder after a default: `valueCentavos` is their own best bid, `untilAt` the deadline. */
export function secondChanceOffered(facts: OfferMailFacts & { readonly untilAt: number }): MailContent {
  const value = formatMoney(facts.valueCentavos);
  const until = dateTimeText(facts.untilAt, facts.idiom);
  return offerMail(facts, {
    PTBR: {
      subject: 'Segunda chance para você',
      paragraphs: [
        `A venda da oferta “${facts.offerTitle}” não se concretizou, e o seu lance foi o melhor depois dela. Ela pode ser sua por ${value}, o valor do seu próprio lance.`,
        `Responda até ${until} (horário de Brasília). Aceitar é uma compra; recusar não custa nada.`,
      ],
      button: 'Responder',
    },
    EN: {
      subject: 'A second chance for you',
      paragraphs: [
        `The sale of the offer “${facts.offerTitle}” did not go through, and yours was the next best bid. It can be yours at ${value}, the amount of your own bid.`,
        `Answer by ${until} (Brasília time). If you accept, you buy the vehicle; declining costs nothing.`,
      ],
      button: 'Answer',
    },
  });
}
