import { formatMoney } from '@patio/domain/money/format-money.ts';
import type { MailContent } from '../../mail-content.ts';
import { offerMail } from '../offers/offer-mail.ts';
import type { OfferMailFacts } from '../offers/offer-mail-facts.ts';
import { refundInEnglish, refundInPortuguese, type RefundTerms } from './refund-terms.ts';

interface Facts extends OfferMailFacts {
  /** Null: no payment is on record. */
  readonly refund: RefundTerms | null;
}

/** To the buyer of a cancelled sale who had its vehicle: it is back, or cannot come back, and their money follows. `valueCentavos`: the price. */
export function vehicleReturned(facts: Facts): MailContent {
  const value = formatMoney(facts.valueCentavos);
  return offerMail(facts, {
    PTBR: {
      subject: `Devolução do veículo encerrada${facts.refund === null ? '' : ': o seu dinheiro volta'}`,
      paragraphs: [
        `A devolução do veículo da oferta “${facts.offerTitle}” está encerrada.`,
        ...refundInPortuguese(facts.refund, value),
      ],
      button: 'Ver minhas compras',
    },
    EN: {
      subject: `Return of the vehicle settled${facts.refund === null ? '' : ': your money goes back'}`,
      paragraphs: [
        `The return of the vehicle of the offer “${facts.offerTitle}” is settled.`,
        ...refundInEnglish(facts.refund, value),
      ],
      button: 'See my purchases',
    },
  });
}
