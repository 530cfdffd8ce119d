import { dateTimeText } from '@patio/domain/time/date-text.ts';
import type { MailContent } from '../../mail-content.ts';
import { offerMail } from './offer-mail.ts';
import type { OfferMailFacts } from './offer-mail-facts.ts';

interface Extended extends OfferMailFacts {
  /** Staff's words. */
  readonly reason: string;
  /** Epoch milliseconds. */
  readonly endAt: number;
}

/** To users who deal on an offer whose end staff have moved. */
export function offerExtended(facts: Extended): MailContent {
  const end = dateTimeText(facts.endAt, facts.idiom);
  return offerMail(facts, {
    PTBR: {
      subject: 'Prazo prorrogado',
      paragraphs: [
        `A oferta “${facts.offerTitle}” agora termina em ${end} (horário de Brasília). Motivo: ${facts.reason}`,
        'Seus lances e propostas continuam valendo como estão.',
      ],
      button: 'Ver a oferta',
    },
    EN: {
      subject: 'End moved',
      paragraphs: [
        `The offer “${facts.offerTitle}” now ends on ${end} (Brasília time). Reason: ${facts.reason}`,
        'Your bids and proposals stand as they are.',
      ],
      button: 'See the offer',
    },
  });
}
