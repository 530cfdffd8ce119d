import { formatMoney } from '@patio/domain/money/format-money.ts';
import type { MailContent } from '../../mail-content.ts';
import { offerMail } from '../offers/offer-mail.ts';
import type { OfferMailFacts } from '../offers/offer-mail-facts.ts';
import { returnTerms } from './return-terms.ts';
import { refundInEnglish, refundInPortuguese, type RefundTerms } from './refund-terms.ts';

interface Facts extends OfferMailFacts {
  readonly approved: boolean;
  readonly reason: string | null;
  /** Null: no payment is on record. */
  readonly refund: RefundTerms | null;
  /** It was undone because of a complaint; false: the buyer asked to cancel. */
  readonly ofComplaint: boolean;
  /** The buyer has the vehicle: their money goes back after it. */
  readonly vehicle: boolean;
}

/** To the buyer whose cancellation request was granted or refused (S-13), or whose sale was undone because of their complaint: `valueCentavos` is the price of the deal. */
export function cancellationDecided(facts: Facts): MailContent {
  const value = formatMoney(facts.valueCentavos);
  const { approved, reason, offerTitle, ofComplaint, vehicle } = facts;
  return offerMail(facts, {
    PTBR: {
      subject: ofComplaint
        ? 'Compra desfeita'
        : approved
          ? 'Cancelamento aprovado'
          : 'Cancelamento não aprovado',
      paragraphs: [
        approved
          ? `${ofComplaint ? 'Por causa da sua reclamação' : 'Seu pedido foi aceito'}: o negócio da oferta “${offerTitle}”, por ${value}, está cancelado.`
          : `Seu pedido para cancelar o negócio da oferta “${offerTitle}”, por ${value}, não foi aceito. O negócio continua valendo.`,
        ...(reason === null ? [] : [`Motivo informado pela equipe: ${reason}`]),
        ...(approved && vehicle ? returnTerms(facts.refund !== null).PTBR : []),
        ...(approved
          ? vehicle && facts.refund !== null
            ? []
            : refundInPortuguese(facts.refund, value)
          : ['Se você não concorda, fale com a equipe de vendas.']),
      ],
      button: 'Ver minhas compras',
    },
    EN: {
      subject: ofComplaint
        ? 'Purchase undone'
        : approved
          ? 'Cancellation approved'
          : 'Cancellation not approved',
      paragraphs: [
        approved
          ? `${ofComplaint ? 'Because of your complaint' : 'Your request was granted'}: your deal on the offer “${offerTitle}”, at ${value}, is cancelled.`
          : `Your request to cancel your deal on the offer “${offerTitle}”, at ${value}, was not granted. The deal stands.`,
        ...(reason === null ? [] : [`Reason given by the team: ${reason}`]),
        ...(approved && vehicle ? returnTerms(facts.refund !== null).EN : []),
        ...(approved
          ? vehicle && facts.refund !== null
            ? []
            : refundInEnglish(facts.refund, value)
          : ['If you disagree, talk to the sales team.']),
      ],
      button: 'See my purchases',
    },
  });
}
