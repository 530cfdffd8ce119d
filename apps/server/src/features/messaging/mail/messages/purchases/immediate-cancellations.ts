import { formatMoney } from '@patio/domain/money/format-money.ts';
import type { MailContent } from '../../mail-content.ts';
import { offerMail } from '../offers/offer-mail.ts';
import type { OfferMailFacts } from '../offers/offer-mail-facts.ts';
import { strikeWarning } from '../offers/strike-warning.ts';

/** To the business that cancelled two purchases at once within thirty days, which is a strike (rule 0.28): `count` of `limit` count now. */
export function immediateCancellations(
  facts: OfferMailFacts & { readonly count: number; readonly limit: number },
): MailContent {
  const value = formatMoney(facts.valueCentavos);
  const warning = strikeWarning(facts);
  return offerMail(facts, {
    PTBR: {
      subject: 'Registro por cancelamentos seguidos',
      paragraphs: [
        `O cancelamento da compra da oferta “${facts.offerTitle}”, por ${value}, foi o segundo da sua empresa em 30 dias feito na hora.`,
        warning.PTBR,
        'Se houve um engano, fale com a equipe de vendas: ela pode retirar o registro.',
      ],
      button: 'Ver minhas compras',
    },
    EN: {
      subject: 'Record for repeated cancellations',
      paragraphs: [
        `Cancelling the purchase of the offer “${facts.offerTitle}”, at ${value}, was the second immediate cancellation by your company within 30 days.`,
        warning.EN,
        'If this is a mistake, talk to the sales team, who can remove the record.',
      ],
      button: 'See my purchases',
    },
  });
}
