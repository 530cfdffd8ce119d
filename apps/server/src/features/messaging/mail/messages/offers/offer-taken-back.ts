import { formatMoney } from '@patio/domain/money/format-money.ts';
import type { MailContent } from '../../mail-content.ts';
import { offerMail } from './offer-mail.ts';
import type { OfferMailFacts } from './offer-mail-facts.ts';

/** To bidders on an offer that the house ended without sale (rule 0.31): `valueCentavos` is the last price. */
export function offerTakenBack(facts: OfferMailFacts): MailContent {
  const value = formatMoney(facts.valueCentavos);
  return offerMail(facts, {
    PTBR: {
      subject: 'Oferta encerrada sem venda',
      paragraphs: [
        `A oferta “${facts.offerTitle}”, que estava suspensa em ${value}, foi encerrada pela nossa equipe sem venda.`,
        'Você está livre dos lances que deu: nada precisa ser pago, e nada fica registrado contra você.',
      ],
      button: 'Ver minhas negociações',
    },
    EN: {
      subject: 'Offer ended without a sale',
      paragraphs: [
        `The offer “${facts.offerTitle}”, which was on hold at ${value}, was ended by our team without a sale.`,
        'You are released from your bids: there is nothing to pay, and nothing is held against you.',
      ],
      button: 'See my negotiations',
    },
  });
}
