import { formatMoney } from '@patio/domain/money/format-money.ts';
import type { MailContent } from '../../mail-content.ts';
import { offerMail } from '../offers/offer-mail.ts';
import type { OfferMailFacts } from '../offers/offer-mail-facts.ts';

/** To the buyer whose purchase passes from a suspended store to the house (rule 0.31): `valueCentavos` is what was paid or agreed. */
export function purchaseHandedOver(facts: OfferMailFacts): MailContent {
  const value = formatMoney(facts.valueCentavos);
  return offerMail(facts, {
    PTBR: {
      subject: 'Nossa equipe cuida da sua compra',
      paragraphs: [
        `A loja da oferta “${facts.offerTitle}” está indisponível. A sua compra, de ${value}, continua de pé e passa a ser acompanhada pela nossa equipe, que entra em contato com os próximos passos.`,
        'Não pague nada diretamente à loja a partir de agora. Se já pagou, guarde o comprovante e responda a este e-mail.',
      ],
      button: 'Ver minha compra',
    },
    EN: {
      subject: 'Our team is taking care of your purchase',
      paragraphs: [
        `The store of the offer “${facts.offerTitle}” is unavailable. Your purchase, at ${value}, stands. Our team has taken it over and will contact you about the next steps.`,
        'From now on, do not pay anything directly to the store. If you have already paid, keep the receipt and reply to this e-mail.',
      ],
      button: 'See my purchase',
    },
  });
}
