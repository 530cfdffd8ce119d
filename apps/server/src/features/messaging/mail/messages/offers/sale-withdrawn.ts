import { formatMoney } from '@patio/domain/money/format-money.ts';
import type { MailContent } from '../../mail-content.ts';
import { offerMail } from './offer-mail.ts';
import type { OfferMailFacts } from './offer-mail-facts.ts';
import { returnTerms } from '../purchases/return-terms.ts';

/** Why a sale was withdrawn. */
export type SaleWithdrawalCause = 'court-order' | 'debt-paid' | 'theft' | 'total-loss';

/** Why, in words. */
export const CAUSES = {
  PTBR: {
    'court-order': 'uma ordem judicial impede a venda',
    'debt-paid': 'a dívida que levou o veículo à venda foi paga',
    theft: 'o veículo foi furtado ou roubado',
    'total-loss': 'o veículo sofreu perda total',
  },
  EN: {
    'court-order': 'a court order forbids the sale',
    'debt-paid': 'the debt that put the vehicle up for sale has been paid',
    theft: 'the vehicle was stolen',
    'total-loss': 'the vehicle is a total loss',
  },
} as const;

/** To the buyer of an offer that is withdrawn for cause: without fault, and everything paid is refunded. */
export function saleWithdrawn(
  facts: OfferMailFacts & {
    readonly cause: SaleWithdrawalCause;
    readonly refund: boolean;
    /** The buyer has the vehicle: their money goes back after it. */
    readonly vehicle: boolean;
  },
): MailContent {
  const value = formatMoney(facts.valueCentavos);
  return offerMail(facts, {
    PTBR: {
      subject: 'Compra desfeita sem culpa sua',
      paragraphs: [
        `A compra da oferta “${facts.offerTitle}”, por ${value}, foi desfeita: ${CAUSES.PTBR[facts.cause]}.`,
        'Nada fica registrado contra você.',
        ...(facts.vehicle ? returnTerms(facts.refund).PTBR : []),
        facts.refund
          ? 'Tudo o que você pagou é devolvido. Nossa equipe financeira confirma com você a conta para a devolução.'
          : 'Nenhum pagamento seu foi registrado. Se você já pagou, responda à nossa equipe: tudo é devolvido.',
      ],
      button: 'Ver minhas compras',
    },
    EN: {
      subject: 'Purchase cancelled through no fault of yours',
      paragraphs: [
        `The purchase of the offer “${facts.offerTitle}”, at ${value}, was cancelled: ${CAUSES.EN[facts.cause]}.`,
        'Nothing is held against you.',
        ...(facts.vehicle ? returnTerms(facts.refund).EN : []),
        facts.refund
          ? 'Everything you paid will be refunded. Our finance team will confirm the account for the refund with you.'
          : 'We have no payment from you on record. If you have already paid, tell our team: everything will be refunded.',
      ],
      button: 'See my purchases',
    },
  });
}
