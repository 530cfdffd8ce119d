import { formatMoney } from '@patio/domain/money/format-money.ts';
import type { MailContent } from '../../mail-content.ts';
import { offerMail } from '../offers/offer-mail.ts';
import type { OfferMailFacts } from '../offers/offer-mail-facts.ts';

/** The stage of a purchase: contacted, credit under review, ready for collection, completed. */
export type PurchaseStage = 'negotiation' | 'credit' | 'withdrawal' | 'finished';

/** To the buyer whose purchase moved on (S-11): `valueCentavos` is its price. */
export function purchaseMoved(facts: OfferMailFacts & { readonly stage: PurchaseStage }): MailContent {
  const value = formatMoney(facts.valueCentavos);
  const what = {
    PTBR: `Sua compra da oferta “${facts.offerTitle}”, por ${value}, avançou.`,
    EN: `There is an update on your purchase of the offer “${facts.offerTitle}”, at ${value}.`,
  };
  const words = WORDS[facts.stage];
  return offerMail(facts, {
    PTBR: {
      subject: words.PTBR.subject,
      paragraphs: [what.PTBR, ...words.PTBR.next],
      button: 'Ver minhas compras',
    },
    EN: { subject: words.EN.subject, paragraphs: [what.EN, ...words.EN.next], button: 'See my purchases' },
  });
}

interface StageWords {
  readonly subject: string;
  readonly next: readonly string[];
}

const WORDS: Readonly<Record<PurchaseStage, Readonly<Record<'PTBR' | 'EN', StageWords>>>> = {
  negotiation: {
    PTBR: {
      subject: 'Sua compra está em negociação',
      next: ['Nossa equipe de vendas já fez contato. Combine com ela pagamento e entrega.'],
    },
    EN: {
      subject: 'Your purchase is in negotiation',
      next: ['Our sales team has contacted you. Arrange payment and delivery with them.'],
    },
  },
  credit: {
    PTBR: {
      subject: 'Sua compra aguarda o crédito',
      next: ['O pagamento ou o financiamento está em análise. Avisaremos quando o veículo estiver liberado.'],
    },
    EN: {
      subject: 'Your purchase is waiting for credit approval',
      next: [
        'Your payment or financing is being reviewed. We will let you know when the vehicle is released.',
      ],
    },
  },
  withdrawal: {
    PTBR: {
      subject: 'Seu veículo aguarda retirada',
      next: [
        'O pagamento foi confirmado e o veículo está liberado. Combine a retirada ou a entrega com a equipe de vendas.',
      ],
    },
    EN: {
      subject: 'Your vehicle is ready',
      next: [
        'The payment was confirmed and the vehicle is released. Arrange collection or delivery with the sales team.',
      ],
    },
  },
  finished: {
    PTBR: { subject: 'Sua compra foi concluída', next: ['Obrigado por comprar aqui.'] },
    EN: {
      subject: 'Your purchase is complete',
      next: ['Thank you for buying with us.'],
    },
  },
};
