import type { OrderNews } from '@patio/domain/sales/purchases/decide-order-change.ts';
import type { MailContent } from '../../mail-content.ts';
import { offerMail } from '../offers/offer-mail.ts';
import type { OfferMailFacts } from '../offers/offer-mail-facts.ts';

const WORDS: Readonly<
  Record<OrderNews, Readonly<Record<'PTBR' | 'EN', { readonly subject: string; readonly text: string }>>>
> = {
  payment: {
    PTBR: {
      subject: 'Seu pagamento foi aprovado',
      text: 'O pagamento da sua compra foi aprovado.',
    },
    EN: { subject: 'Your payment was approved', text: 'The payment of your purchase was approved.' },
  },
  invoice: {
    PTBR: {
      subject: 'A nota fiscal da sua compra foi emitida',
      text: 'A nota fiscal da sua compra foi emitida.',
    },
    EN: {
      subject: 'The invoice of your purchase was issued',
      text: 'The invoice of your purchase was issued.',
    },
  },
};

/** To the buyer whose invoice was issued or whose payment was approved (S-14); at least one of them. */
export function orderChanged(facts: OfferMailFacts & { readonly news: readonly OrderNews[] }): MailContent {
  const words = (idiom: 'PTBR' | 'EN') => ({
    subject: WORDS[facts.news.includes('payment') ? 'payment' : 'invoice'][idiom].subject,
    paragraphs: facts.news.map((piece) => WORDS[piece][idiom].text),
  });
  return offerMail(facts, {
    PTBR: { ...words('PTBR'), button: 'Ver minhas compras' },
    EN: { ...words('EN'), button: 'See my purchases' },
  });
}
