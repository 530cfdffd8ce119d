import { formatMoney } from '@patio/domain/money/format-money.ts';
import type { MailContent } from '../../mail-content.ts';
import { offerMail } from '../offers/offer-mail.ts';
import type { OfferMailFacts } from '../offers/offer-mail-facts.ts';

/** To the buyer whose proposal expired (rule 0.7): `valueCentavos` is the last value stated, by the sales team if the buyer had to answer. */
export function proposalExpired(facts: OfferMailFacts & { readonly countered: boolean }): MailContent {
  const value = formatMoney(facts.valueCentavos);
  const { countered, offerTitle } = facts;
  return offerMail(facts, {
    PTBR: {
      subject: countered ? 'Contraproposta vencida' : 'Proposta vencida',
      paragraphs: [
        countered
          ? `O prazo para responder à contraproposta de ${value} pela oferta “${offerTitle}” terminou, e ela não vale mais.`
          : `O prazo da sua proposta de ${value} pela oferta “${offerTitle}” terminou sem resposta da equipe de vendas, e ela não vale mais.`,
        'Enquanto a oferta estiver aberta e sem lances, você pode fazer outra proposta.',
      ],
      button: 'Ver os detalhes',
    },
    EN: {
      subject: countered ? 'Counter-proposal expired' : 'Proposal expired',
      paragraphs: [
        countered
          ? `The time to answer the counter-proposal of ${value} for the offer “${offerTitle}” has run out, and it no longer stands.`
          : `Your proposal of ${value} for the offer “${offerTitle}” expired without an answer from the sales team, and it no longer stands.`,
        'While the offer is open and has no bids, you can make another proposal.',
      ],
      button: 'See the details',
    },
  });
}
