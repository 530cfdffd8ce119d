import { formatMoney } from '@patio/domain/money/format-money.ts';
import { dateTimeText } from '@patio/domain/time/date-text.ts';
import type { MailContent } from '../../mail-content.ts';
import { offerMail } from '../offers/offer-mail.ts';
import type { OfferMailFacts } from '../offers/offer-mail-facts.ts';

/** To the buyer who proposed (rule 0.7): `valueCentavos` is their proposal, `expiresAt` when it expires without an answer. */
export function proposalReceived(facts: OfferMailFacts & { readonly expiresAt: number }): MailContent {
  const value = formatMoney(facts.valueCentavos);
  const until = dateTimeText(facts.expiresAt, facts.idiom);
  return offerMail(facts, {
    PTBR: {
      subject: 'Proposta enviada para análise',
      paragraphs: [
        `Recebemos sua proposta de ${value} pela oferta “${facts.offerTitle}”.`,
        `Ela vale até ${until} (horário de Brasília). Até lá respondemos.`,
      ],
      button: 'Acompanhar a proposta',
    },
    EN: {
      subject: 'Proposal sent for review',
      paragraphs: [
        `We received your proposal of ${value} for the offer “${facts.offerTitle}”.`,
        `It stands until ${until} (Brasília time). We will answer by then.`,
      ],
      button: 'Follow the proposal',
    },
  });
}
