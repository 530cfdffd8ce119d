import { formatMoney } from '@patio/domain/money/format-money.ts';
import type { MailContent } from '../../mail-content.ts';
import { offerMail } from '../offers/offer-mail.ts';
import type { OfferMailFacts } from '../offers/offer-mail-facts.ts';

/** To a bidder who withdrew their bids: `valueCentavos` is the highest of them. */
export function bidsWithdrawn(facts: OfferMailFacts): MailContent {
  const value = formatMoney(facts.valueCentavos);
  return offerMail(facts, {
    PTBR: {
      subject: 'Seus lances foram retirados',
      paragraphs: [
        `Você retirou seus lances na oferta “${facts.offerTitle}”; o maior era de ${value}. Eles não valem mais, e você não deve nada por eles.`,
        'O histórico de lances mostra a retirada. Enquanto a oferta estiver aberta, você pode dar outro lance.',
      ],
      button: 'Ver os detalhes',
    },
    EN: {
      subject: 'Your bids were withdrawn',
      paragraphs: [
        `You withdrew your bids on the offer “${facts.offerTitle}”; the highest was ${value}. They no longer count, and you owe nothing for them.`,
        'The bid history shows the withdrawal. While the offer is open, you can bid again.',
      ],
      button: 'See the details',
    },
  });
}
