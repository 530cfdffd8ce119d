import { formatMoney } from '@patio/domain/money/format-money.ts';
import type { MailContent } from '../../mail-content.ts';
import { offerMail } from '../offers/offer-mail.ts';
import type { OfferMailFacts } from '../offers/offer-mail-facts.ts';

/** To the buyer whose proposal the sales team accepted (S-07): `valueCentavos` is the price. */
export function proposalAccepted(facts: OfferMailFacts): MailContent {
  const value = formatMoney(facts.valueCentavos);
  const costs = facts.costs === undefined ? [] : [facts.costs.join(' ')];
  return offerMail(facts, {
    PTBR: {
      subject: 'Proposta aceita',
      paragraphs: [
        `Sua proposta de ${value} pela oferta “${facts.offerTitle}” foi aceita. A oferta é sua.`,
        ...costs,
        'Nossa equipe de vendas entrará em contato para combinar pagamento e entrega.',
      ],
      button: 'Ver minhas compras',
    },
    EN: {
      subject: 'Proposal accepted',
      paragraphs: [
        `Your proposal of ${value} for the offer “${facts.offerTitle}” was accepted. The offer is yours.`,
        ...costs,
        'Our sales team will contact you to arrange payment and delivery.',
      ],
      button: 'See my purchases',
    },
  });
}
