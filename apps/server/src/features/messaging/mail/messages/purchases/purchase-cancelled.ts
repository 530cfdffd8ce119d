import { formatMoney } from '@patio/domain/money/format-money.ts';
import type { MailContent } from '../../mail-content.ts';
import { offerMail } from '../offers/offer-mail.ts';
import type { OfferMailFacts } from '../offers/offer-mail-facts.ts';

/** To the buyer whose purchase was cancelled at once (S-13): `valueCentavos` is its price. */
export function purchaseCancelled(facts: OfferMailFacts): MailContent {
  const value = formatMoney(facts.valueCentavos);
  return offerMail(facts, {
    PTBR: {
      subject: 'Compra cancelada',
      paragraphs: [
        `Sua compra da oferta “${facts.offerTitle}”, por ${value}, foi cancelada a seu pedido.`,
        'Nada precisa ser pago. Se você não fez este pedido, fale com a nossa equipe de vendas.',
      ],
      button: 'Ver a oferta',
    },
    EN: {
      subject: 'Purchase cancelled',
      paragraphs: [
        `Your purchase of the offer “${facts.offerTitle}”, at ${value}, was cancelled as you asked.`,
        'There is nothing to pay. If you did not ask for this, talk to our sales team.',
      ],
      button: 'See the offer',
    },
  });
}
