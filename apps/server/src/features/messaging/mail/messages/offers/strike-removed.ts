import { formatMoney } from '@patio/domain/money/format-money.ts';
import type { MailContent } from '../../mail-content.ts';
import { offerMail } from './offer-mail.ts';
import type { OfferMailFacts } from './offer-mail-facts.ts';

/** To the buyer whose strike was removed: `valueCentavos` is the price of the purchase that it was given for. */
export function strikeRemoved(facts: OfferMailFacts): MailContent {
  const value = formatMoney(facts.valueCentavos);
  return offerMail(facts, {
    PTBR: {
      subject: 'Registro retirado',
      paragraphs: [
        `Retiramos da sua conta o registro da compra não concluída da oferta “${facts.offerTitle}”, de ${value}. Ele não conta mais.`,
      ],
      button: 'Ver a oferta',
    },
    EN: {
      subject: 'Record removed',
      paragraphs: [
        `We removed a record from your account: the purchase of the offer “${facts.offerTitle}”, at ${value}, that was not completed. It no longer counts.`,
      ],
      button: 'See the offer',
    },
  });
}
