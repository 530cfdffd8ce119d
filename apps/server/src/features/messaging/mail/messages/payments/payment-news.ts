import type { Idiom } from '@patio/contract/errors/catalogue.ts';
import { formatMoney } from '@patio/domain/money/format-money.ts';
import type { MailContent } from '../../mail-content.ts';
import { offerMail } from '../offers/offer-mail.ts';
import type { OfferMailFacts } from '../offers/offer-mail-facts.ts';

interface Facts extends OfferMailFacts {
  readonly what: 'received' | 'held' | 'accepted' | 'reversed' | 'returned' | 'bank-refund';
  /** Centavos: what arrived, what the charge still lacks, what is owed back to the buyer. */
  readonly amount: number;
  readonly open: number;
  readonly owed: number;
  /** Everything that the purchase was charged is paid. */
  readonly settled: boolean;
}

const FIRST: Readonly<
  Record<Facts['what'], Readonly<Record<Idiom, (amount: string) => readonly [string, string]>>>
> = {
  received: {
    PTBR: (amount) => ['Recebemos um pagamento da sua compra', `Recebemos ${amount}.`],
    EN: (amount) => ['We have received a payment of your purchase', `We have received ${amount}.`],
  },
  held: {
    PTBR: (amount) => [
      'Um pagamento da sua compra está em conferência',
      `Recebemos ${amount} de outro pagador. O financeiro confere antes de contar o pagamento e liberar o veículo.`,
    ],
    EN: (amount) => [
      'A payment of your purchase is being checked',
      `We have received ${amount} from another payer. Finance checks it before the payment counts and the vehicle is released.`,
    ],
  },
  accepted: {
    PTBR: (amount) => [
      'O pagamento da sua compra foi aceito',
      `Conferimos e aceitamos o pagamento de ${amount}.`,
    ],
    EN: (amount) => [
      'The payment of your purchase was accepted',
      `We have checked and accepted the payment of ${amount}.`,
    ],
  },
  reversed: {
    PTBR: (amount) => [
      'Um pagamento da sua compra foi corrigido',
      `O registro de ${amount} foi feito por engano e não conta mais. Em caso de dúvida, escreva na página da compra.`,
    ],
    EN: (amount) => [
      'A payment of your purchase was corrected',
      `The record of ${amount} was made by mistake and no longer counts. If you have questions, write on the page of the purchase.`,
    ],
  },
  returned: {
    PTBR: (amount) => [
      'Um pagamento da sua compra foi devolvido',
      `O pagamento de ${amount}, feito por outro pagador, foi devolvido a quem pagou.`,
    ],
    EN: (amount) => [
      'A payment of your purchase was returned',
      `The payment of ${amount}, made by another payer, was returned to who paid.`,
    ],
  },
  'bank-refund': {
    PTBR: (amount) => [
      'O banco devolveu um Pix da sua compra',
      `O banco devolveu ${amount} à conta que tinha pago por Pix, sem um pedido da nossa equipe. Se não foi você que pediu, escreva na página da compra.`,
    ],
    EN: (amount) => [
      'The bank gave back a Pix of your purchase',
      `The bank gave ${amount} back to the account that had paid by Pix, without being asked by our team. If it was not you who asked for it, write on the page of the purchase.`,
    ],
  },
};

const REST: Readonly<
  Record<
    Idiom,
    { readonly settled: string; readonly open: (a: string) => string; readonly owed: (a: string) => string }
  >
> = {
  PTBR: {
    settled: 'Tudo o que foi cobrado nesta compra está pago.',
    open: (amount) => `Falta pagar ${amount} desta cobrança.`,
    owed: (amount) => `Você pagou a mais: devolvemos ${amount}.`,
  },
  EN: {
    settled: 'Everything that was charged for this purchase is paid.',
    open: (amount) => `${amount} of this charge are still to be paid.`,
    owed: (amount) => `You have paid too much: we return ${amount}.`,
  },
};

/** To the buyer: what became of a payment, and what is still to be paid. */
export function paymentNews(facts: Facts): MailContent {
  const { what, amount, open, owed, settled } = facts;
  const wordsIn = (idiom: Idiom, button: string) => {
    const [subject, first] = FIRST[what][idiom](formatMoney(amount));
    const rest = REST[idiom];
    const paragraphs = [
      first,
      ...(open > 0 ? [rest.open(formatMoney(open))] : []),
      ...(owed > 0 ? [rest.owed(formatMoney(owed))] : []),
      ...(settled ? [rest.settled] : []),
    ];
    return { subject, paragraphs, button };
  };
  return offerMail(facts, {
    PTBR: wordsIn('PTBR', 'Ver minha compra'),
    EN: wordsIn('EN', 'See my purchase'),
  });
}
