import { formatMoney } from '@patio/domain/money/format-money.ts';
import type { MailContent } from '../../mail-content.ts';
import { offerMail } from '../offers/offer-mail.ts';
import type { OfferMailFacts } from '../offers/offer-mail-facts.ts';

/**
 * To a bidder who did not win: `valueCentavos` is the price at which the offer ended. Another user got it, who is not named, or (`sold`
 * false) their bid below the reserve is being decided.
 */
export function auctionLost(facts: OfferMailFacts & { readonly sold?: boolean }): MailContent {
  const value = formatMoney(facts.valueCentavos);
  const sold = facts.sold ?? true;
  return offerMail(facts, {
    PTBR: {
      subject: 'Oferta encerrada',
      paragraphs: [
        sold
          ? `A oferta “${facts.offerTitle}” terminou em ${value}: outra pessoa ficou com ela, e desta vez o seu lance não foi o vencedor.`
          : `A oferta “${facts.offerTitle}” terminou em ${value}, abaixo da reserva. O maior lance é de outra pessoa, e a equipe de vendas decide sobre ele.`,
        'Há outras ofertas parecidas esperando por você.',
      ],
      button: 'Ver a oferta',
    },
    EN: {
      subject: 'Offer ended',
      paragraphs: [
        sold
          ? `The offer “${facts.offerTitle}” ended at ${value}: another bidder won it this time.`
          : `The offer “${facts.offerTitle}” ended at ${value}, below the reserve. The highest bid is another bidder’s, and the sales team will decide whether to accept it.`,
        'There are other offers like it on the site.',
      ],
      button: 'See the offer',
    },
  });
}
