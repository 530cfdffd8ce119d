import { formatMoney } from '@patio/domain/money/format-money.ts';
import type { MailContent } from '../../mail-content.ts';
import { offerMail } from '../offers/offer-mail.ts';
import type { OfferMailFacts } from '../offers/offer-mail-facts.ts';

/**
 * To the best bidder below the reserve whose bid the sales team accepted (rule 0.6): `valueCentavos` is the price. `cancellationStays`:
 * they asked to be released, and that request is still pending (rule 0.35).
 */
export function conditionalAccepted(
  facts: OfferMailFacts & { readonly cancellationStays?: boolean },
): MailContent {
  const value = formatMoney(facts.valueCentavos);
  const costs = facts.costs === undefined ? [] : [facts.costs.join(' ')];
  return offerMail(facts, {
    PTBR: {
      subject: 'Seu lance foi aceito',
      paragraphs: [
        `A equipe de vendas aceitou o seu lance de ${value} na oferta “${facts.offerTitle}”. O veículo é seu.`,
        ...costs,
        ...(facts.cancellationStays === true
          ? [
              'Seu pedido de cancelamento continua em análise: a equipe decide e avisa você. Até lá, a compra vale.',
            ]
          : []),
        'Nossa equipe de vendas entrará em contato para combinar pagamento e entrega. Não pague nada a quem não se identificar como nossa equipe.',
      ],
      button: 'Ver a compra',
    },
    EN: {
      subject: 'Your bid was accepted',
      paragraphs: [
        `The sales team accepted your bid of ${value} on the offer “${facts.offerTitle}”. The vehicle is yours.`,
        ...costs,
        ...(facts.cancellationStays === true
          ? [
              'Your cancellation request is still under review: the team will decide and let you know. Until then, the purchase stands.',
            ]
          : []),
        'Our sales team will contact you to arrange payment and delivery. Do not pay anyone who does not identify themselves as our team.',
      ],
      button: 'See the purchase',
    },
  });
}
