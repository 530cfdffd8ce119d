import type { Idiom } from '@patio/contract/errors/catalogue.ts';
import { formatMoney } from '@patio/domain/money/format-money.ts';
import type { MailContent } from '../../mail-content.ts';
import { offerMail } from '../offers/offer-mail.ts';
import type { OfferMailFacts } from '../offers/offer-mail-facts.ts';

interface Facts extends OfferMailFacts {
  readonly what: 'asked' | 'dropped' | 'given-up' | 'restored';
  /** Centavos. */
  readonly amount: number;
  /** What finance writes to the buyer; null: nothing. */
  readonly message: string | null;
}

const WORDS: Readonly<
  Record<Facts['what'], Readonly<Record<Idiom, (amount: string) => readonly [string, ...string[]]>>>
> = {
  asked: {
    PTBR: (amount) => [
      'Um valor foi devolvido a mais para você',
      `Da sua compra voltaram para você ${amount} a mais do que foi pago. Pedimos que devolva esse valor.`,
      'Na página da compra há um Pix para isso, junto com o que ainda falta da mesma cobrança, se faltar. Não pague por outro caminho sem falar antes com a equipe, pelos contatos que estão lá.',
    ],
    EN: (amount) => [
      'You were given back too much',
      `Of your purchase, ${amount} more than was paid went back to you. We ask you to return it.`,
      'The page of the purchase has a Pix for it, together with what else that charge lacks, if anything. Do not pay in another way before you spoke with the team: the page says how.',
    ],
  },
  dropped: {
    PTBR: (amount) => [
      'Não pedimos mais o valor devolvido a mais',
      `Pedimos ${amount} que tinham sido devolvidos a mais para você. Esse pedido foi encerrado: não pague mais nada por causa dele.`,
    ],
    EN: (amount) => [
      'We no longer ask for what was given back too much',
      `We had asked you for ${amount} that you were given back too much. We no longer do: pay nothing because of it.`,
    ],
  },
  'given-up': {
    PTBR: (amount) => [
      'Você não precisa mais pagar este valor da sua compra',
      `A casa deixou de cobrar ${amount} da sua compra, que o banco tinha devolvido. Não pague esse valor. A compra continua concluída.`,
    ],
    EN: (amount) => [
      'You need not pay this amount of your purchase any more',
      `The house no longer asks you for ${amount} of your purchase, which the bank had given back. Do not pay it. The purchase stays completed.`,
    ],
  },
  restored: {
    PTBR: (amount) => [
      'Um valor da sua compra volta a ser cobrado',
      `A casa tinha deixado de cobrar ${amount} da sua compra, e isso foi desfeito: esse valor está outra vez em aberto. A compra continua concluída.`,
      'A página da compra diz até quando e como pagar, também por Pix.',
    ],
    EN: (amount) => [
      'An amount of your purchase is charged again',
      `The house had given up ${amount} of your purchase, and that was undone: it is open again. The purchase stays completed.`,
      'The page of the purchase says until when and how to pay it, also by Pix.',
    ],
  },
};

/** To the buyer: that they are asked for what they owe, or no longer. */
export function debtNews(facts: Facts): MailContent {
  const { what, amount, message } = facts;
  const wordsIn = (idiom: Idiom, button: string) => {
    const [subject, ...paragraphs] = WORDS[what][idiom](formatMoney(amount));
    return { subject, paragraphs: message === null ? paragraphs : [...paragraphs, message], button };
  };
  return offerMail(facts, {
    PTBR: wordsIn('PTBR', 'Ver minha compra'),
    EN: wordsIn('EN', 'See my purchase'),
  });
}
