import { formatMoney } from '@patio/domain/money/format-money.ts';
import type { MailContent } from '../../mail-content.ts';
import { offerMail } from '../offers/offer-mail.ts';
import type { OfferMailFacts } from '../offers/offer-mail-facts.ts';

/** To a bidder whose bids staff annulled (S-12): `valueCentavos` is the highest of them, `reason` the public category in their language. */
export function bidAnnulled(facts: OfferMailFacts & { readonly reason: string }): MailContent {
  const value = formatMoney(facts.valueCentavos);
  return offerMail(facts, {
    PTBR: {
      subject: 'Lance anulado',
      paragraphs: [
        `Seu lance de ${value} na oferta “${facts.offerTitle}” foi anulado pela nossa equipe.`,
        `Motivo: ${facts.reason}. O preço e o maior lance foram recalculados com os lances que continuam valendo.`,
        'Se você não concorda, responda à equipe de vendas. Enquanto a oferta estiver aberta, o histórico de lances mostra como ela ficou.',
      ],
      button: 'Ver os detalhes',
    },
    EN: {
      subject: 'Bid annulled',
      paragraphs: [
        `Your bid of ${value} on the offer “${facts.offerTitle}” was annulled by our team.`,
        `Reason: ${facts.reason}. The price and the highest bid were recalculated from the remaining bids.`,
        'If you disagree, talk to the sales team. The bid history shows how the offer stands now.',
      ],
      button: 'See the details',
    },
  });
}
