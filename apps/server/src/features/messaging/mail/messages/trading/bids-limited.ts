import { formatMoney } from '@patio/domain/money/format-money.ts';
import type { MailContent } from '../../mail-content.ts';
import { offerMail } from '../offers/offer-mail.ts';
import type { OfferMailFacts } from '../offers/offer-mail-facts.ts';

/** To a bidder whose bid would have led again, beyond the limit of the account: `valueCentavos` is the current price. */
export function bidsLimited(facts: OfferMailFacts): MailContent {
  const value = formatMoney(facts.valueCentavos);
  return offerMail(facts, {
    PTBR: {
      subject: 'Seus lances deixaram de valer',
      paragraphs: [
        `Lances maiores que os seus na oferta “${facts.offerTitle}” deixaram de valer. Com os seus na frente, sua conta passaria do limite; por isso eles também deixaram de valer, e você não deve nada por eles.`,
        `O valor agora é ${value}. No seu perfil você vê o limite e como aumentá-lo. Enquanto a oferta estiver aberta, você pode dar outro lance dentro dele.`,
      ],
      button: 'Ver a oferta',
    },
    EN: {
      subject: 'Your bids no longer count',
      paragraphs: [
        `Bids above yours on the offer “${facts.offerTitle}” no longer count. With your bids in the lead, your account would exceed its limit, so they no longer count either, and you owe nothing for them.`,
        `The price is now ${value}. Your profile shows the limit and how to raise it. While the offer is open, you can bid again within the limit.`,
      ],
      button: 'See the offer',
    },
  });
}
