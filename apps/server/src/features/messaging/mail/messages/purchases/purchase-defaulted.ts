import { formatMoney } from '@patio/domain/money/format-money.ts';
import type { MailContent } from '../../mail-content.ts';
import { offerMail } from '../offers/offer-mail.ts';
import type { OfferMailFacts } from '../offers/offer-mail-facts.ts';
import { refundInEnglish, refundInPortuguese, type RefundTerms } from './refund-terms.ts';
import { strikeWarning } from '../offers/strike-warning.ts';

/** To the buyer who defaulted on their purchase: `count` strikes count now, `limit` of them block an account (0: never). */
export function purchaseDefaulted(
  facts: OfferMailFacts & {
    readonly reason: string;
    readonly count: number;
    readonly limit: number;
    /** Null: no payment is on record. */
    readonly refund: RefundTerms | null;
  },
): MailContent {
  const value = formatMoney(facts.valueCentavos);
  const warning = strikeWarning(facts);
  return offerMail(facts, {
    PTBR: {
      subject: 'Compra desfeita',
      paragraphs: [
        `A compra da oferta “${facts.offerTitle}”, por ${value}, foi desfeita porque não foi concluída. Motivo informado pela equipe: ${facts.reason}`,
        ...(facts.refund === null ? [] : refundInPortuguese(facts.refund, value)),
        warning.PTBR,
        'Se houve um engano, fale com a equipe de vendas.',
      ],
      button: 'Ver minhas compras',
    },
    EN: {
      subject: 'Purchase cancelled',
      paragraphs: [
        `The purchase of the offer “${facts.offerTitle}”, at ${value}, was cancelled because it was not completed. Reason given by the team: ${facts.reason}`,
        ...(facts.refund === null ? [] : refundInEnglish(facts.refund, value)),
        warning.EN,
        'If this is a mistake, talk to the sales team.',
      ],
      button: 'See my purchases',
    },
  });
}
