import { formatMoney } from '@patio/domain/money/format-money.ts';
import type { MailContent } from '../../mail-content.ts';
import { offerMail } from '../offers/offer-mail.ts';
import type { OfferMailFacts } from '../offers/offer-mail-facts.ts';

/** To the buyer who withdrew their proposal (S-13): `valueCentavos` is the proposal. */
export function proposalWithdrawn(facts: OfferMailFacts): MailContent {
  const value = formatMoney(facts.valueCentavos);
  return offerMail(facts, {
    PTBR: {
      subject: 'Proposta retirada',
      paragraphs: [
        `Você retirou sua proposta de ${value} pela oferta “${facts.offerTitle}”. Ela não vale mais.`,
        'Enquanto a oferta estiver aberta, você pode fazer outra.',
      ],
      button: 'Ver os detalhes',
    },
    EN: {
      subject: 'Proposal withdrawn',
      paragraphs: [
        `You withdrew your proposal of ${value} for the offer “${facts.offerTitle}”. It no longer stands.`,
        'While the offer is open, you can make another one.',
      ],
      button: 'See the details',
    },
  });
}
