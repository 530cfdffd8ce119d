import { dateTimeText } from '@patio/domain/time/date-text.ts';
import { formatMoney } from '@patio/domain/money/format-money.ts';
import type { MailContent } from '../../mail-content.ts';
import { offerMail } from './offer-mail.ts';
import type { OfferMailFacts } from './offer-mail-facts.ts';

interface Facts extends OfferMailFacts {
  readonly hasBid: boolean;
  /** Epoch milliseconds. */
  readonly endAt: number;
}

/** To users involved in an offer whose clock runs again (rule 0.31): `valueCentavos` is the current price. */
export function offerReleased(facts: Facts): MailContent {
  const { hasBid, offerTitle } = facts;
  const [value, end] = [formatMoney(facts.valueCentavos), dateTimeText(facts.endAt, facts.idiom)];
  return offerMail(facts, {
    PTBR: {
      subject: 'A oferta voltou',
      paragraphs: [
        `A suspensão da oferta “${offerTitle}” terminou. Ela está aberta outra vez, em ${value}, até ${end} (horário de Brasília): o prazo foi adiado pelo tempo em que ficou parada, ou até uma hora depois da liberação, se isso for mais tarde.`,
        hasBid
          ? 'Seus lances valem como antes.'
          : 'Sua proposta vale como antes, com o prazo que restava e pelo menos um dia útil.',
      ],
      button: 'Ver a oferta',
    },
    EN: {
      subject: 'The offer is back',
      paragraphs: [
        `The suspension of the offer “${offerTitle}” is over. It is open again, at ${value}, until ${end} (Brasília time): its end was moved by the length of the suspension, or to one hour after the release if that is later.`,
        hasBid
          ? 'Your bids are as binding as before.'
          : 'Your proposal stands as before, for the time that was left and at least one working day.',
      ],
      button: 'See the offer',
    },
  });
}
