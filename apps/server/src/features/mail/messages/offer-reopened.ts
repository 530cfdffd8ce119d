import { formatMoney } from '@patio/domain/money/format-money.ts';
import { formatDateTime } from '@patio/domain/time/sao-paulo.ts';
import type { MailContent } from '../mail-content.ts';
import { offerMail } from './offer-mail.ts';
import type { OfferMailFacts } from './offer-mail-facts.ts';

interface Reopened extends OfferMailFacts {
  /** Whether a bid of the reader counts again, and leads; `none`: the reader had proposed, or every bid was annulled. */
  readonly stake: 'leads' | 'bids' | 'none';
  /** Epoch milliseconds. */
  readonly endAt: number;
  readonly withdrawUntil: number;
}

/** To those who were told that an offer was lost, when its sale came to nothing before the end: `valueCentavos` is the current price. */
export function offerReopened(facts: Reopened): MailContent {
  const value = formatMoney(facts.valueCentavos);
  const end = formatDateTime(facts.endAt);
  const until = formatDateTime(facts.withdrawUntil);
  const { stake } = facts;
  const leads = stake === 'leads';
  return offerMail(facts, {
    PTBR: {
      subject: 'Oferta reaberta',
      paragraphs: [
        `A venda da oferta “${facts.offerTitle}” não se concretizou. Ela está aberta de novo até ${end} (horário de Brasília), no valor de ${value}.`,
        ...(stake === 'none'
          ? ['Você pode participar outra vez.']
          : [
              leads ? 'Seu lance voltou a valer e é o maior.' : 'Seu lance voltou a valer, mas há um maior.',
              `Se você não tem mais interesse, retire seus lances até ${until}, na página da oferta. Não custa nada e não fica registro contra você.`,
            ]),
      ],
      button: 'Ver a oferta',
    },
    EN: {
      subject: 'Offer open again',
      paragraphs: [
        `The sale of the offer “${facts.offerTitle}” did not go through. It is open again until ${end} (Brasília time), at ${value}.`,
        ...(stake === 'none'
          ? ['You can take part once more.']
          : [
              leads
                ? 'Your bid counts again and is the highest.'
                : 'Your bid counts again, but there is a higher one.',
              `If you are no longer interested, withdraw your bids until ${until}, on the page of the offer. It costs nothing and nothing is held against you.`,
            ]),
      ],
      button: 'See the offer',
    },
  });
}
