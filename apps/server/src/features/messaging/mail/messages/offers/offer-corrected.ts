import { dateTimeText } from '@patio/domain/time/date-text.ts';
import type { MailContent } from '../../mail-content.ts';
import { offerMail } from './offer-mail.ts';
import type { OfferMailFacts } from './offer-mail-facts.ts';

interface Corrected extends OfferMailFacts {
  /** Staff's text, which everyone reads on the page. */
  readonly reason: string;
  /** Sentences in the language of the reader. */
  readonly changes: readonly string[];
  /** Whether the reader has bid; otherwise they have an open proposal. */
  readonly bids: boolean;
  /** Epoch milliseconds. */
  readonly withdrawUntil: number;
  readonly endAt: number;
}

/** To users who had dealt on an offer before staff corrected it (rule 0.32). */
export function offerCorrected(facts: Corrected): MailContent {
  const until = dateTimeText(facts.withdrawUntil, facts.idiom);
  const end = dateTimeText(facts.endAt, facts.idiom);
  return offerMail(facts, {
    PTBR: {
      subject: 'Oferta corrigida',
      paragraphs: [
        `Corrigimos o que a oferta “${facts.offerTitle}” informava. Motivo: ${facts.reason}`,
        ...facts.changes,
        facts.bids
          ? `Se com isso você não tem mais interesse, retire seus lances até ${until} (horário de Brasília), na página da oferta. Não custa nada e não fica registro contra você. Sem isso, seus lances continuam valendo.`
          : 'Se com isso você não tem mais interesse, retire sua proposta em “Minhas negociações”.',
        `A oferta termina em ${end}.`,
      ],
      button: 'Ver a oferta',
    },
    EN: {
      subject: 'Offer corrected',
      paragraphs: [
        `We corrected the details of the offer “${facts.offerTitle}”. Reason: ${facts.reason}`,
        ...facts.changes,
        facts.bids
          ? `If you are no longer interested, withdraw your bids by ${until} (Brasília time) on the offer’s page. It costs nothing and will not be held against you. Otherwise, your bids stand.`
          : 'If you are no longer interested, withdraw your proposal in “My negotiations”.',
        `The offer ends on ${end}.`,
      ],
      button: 'See the offer',
    },
  });
}
