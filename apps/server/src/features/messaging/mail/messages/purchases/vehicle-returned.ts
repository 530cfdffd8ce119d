import { formatMoney } from '@patio/domain/money/format-money.ts';
import type { MailContent } from '../../mail-content.ts';
import { offerMail } from '../offers/offer-mail.ts';
import type { OfferMailFacts } from '../offers/offer-mail-facts.ts';
import { refundInEnglish, refundInPortuguese, type RefundTerms } from './refund-terms.ts';

interface Facts extends OfferMailFacts {
  /** Null: no payment is on record. */
  readonly refund: RefundTerms | null;
}

/** To the buyer of a cancelled sale who had its vehicle: it is back, and their money follows. `valueCentavos`: the price. */
export function vehicleReturned(facts: Facts): MailContent {
  const value = formatMoney(facts.valueCentavos);
  return offerMail(facts, {
    PTBR: {
      subject: 'O veículo voltou, e o seu dinheiro também volta',
      paragraphs: [
        `Recebemos de volta o veículo da oferta “${facts.offerTitle}”.`,
        ...refundInPortuguese(facts.refund, value),
      ],
      button: 'Ver minhas compras',
    },
    EN: {
      subject: 'The vehicle is back, and so is your money soon',
      paragraphs: [
        `We have received back the vehicle of the offer “${facts.offerTitle}”.`,
        ...refundInEnglish(facts.refund, value),
      ],
      button: 'See my purchases',
    },
  });
}
