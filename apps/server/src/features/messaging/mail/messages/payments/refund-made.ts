import { formatMoney } from '@patio/domain/money/format-money.ts';
import type { MailContent } from '../../mail-content.ts';
import { offerMail } from '../offers/offer-mail.ts';
import type { OfferMailFacts } from '../offers/offer-mail-facts.ts';

/** To the buyer whose refund was made: `valueCentavos` is the price of the purchase; `protocol` of a regret, null without one. */
export function refundSent(facts: OfferMailFacts & { readonly protocol: string | null }): MailContent {
  const value = formatMoney(facts.valueCentavos);
  const { protocol } = facts;
  return offerMail(facts, {
    PTBR: {
      subject: 'Devolução feita',
      paragraphs: [
        `Enviamos de volta o que você pagou pela oferta “${facts.offerTitle}”, comprada por ${value}.`,
        ...(protocol === null ? [] : [`Protocolo: ${protocol}.`]),
        'O banco pode levar alguns dias úteis para mostrar o valor. Se ele não chegar, fale com a equipe de vendas.',
      ],
      button: 'Ver minhas compras',
    },
    EN: {
      subject: 'Refund made',
      paragraphs: [
        `We refunded what you paid for the offer “${facts.offerTitle}”, bought at ${value}.`,
        ...(protocol === null ? [] : [`Reference: ${protocol}.`]),
        'Your bank may take a few working days to show it. If it does not arrive, talk to the sales team.',
      ],
      button: 'See my purchases',
    },
  });
}
