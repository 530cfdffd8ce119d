import type { Idiom } from '@patio/contract/errors/catalogue.ts';
import { formatMoney } from '@patio/domain/money/format-money.ts';
import type { MailContent } from '../../mail-content.ts';
import { offerMail } from '../offers/offer-mail.ts';
import type { OfferMailFacts } from '../offers/offer-mail-facts.ts';

interface Facts extends OfferMailFacts {
  readonly what: 'asked' | 'reminder' | 'last-reminder' | 'given';
  /** Centavos. */
  readonly amount: number;
  /** In the words of finance; null: none. */
  readonly reason: string | null;
}

type Words = (amount: string) => readonly [subject: string, ...paragraphs: string[]];

const SAFE = {
  PTBR: 'Entre na sua conta e informe os dados na página da compra. Ninguém da nossa equipe pede esses dados por e-mail ou telefone.',
  EN: 'Sign in and give the data on the page of the purchase. Nobody of our team asks for them by mail or telephone.',
} as const;

const WORDS: Readonly<Record<Facts['what'], Readonly<Record<Idiom, Words>>>> = {
  asked: {
    PTBR: (amount) => [
      'Precisamos da sua conta para devolver um valor',
      `Temos ${amount} a devolver a você por transferência, e não sabemos para qual conta.`,
      SAFE.PTBR,
    ],
    EN: (amount) => [
      'We need your bank account to return money',
      `We have ${amount} to return to you by transfer, and do not know to which account.`,
      SAFE.EN,
    ],
  },
  reminder: {
    PTBR: (amount) => [
      'Ainda precisamos da sua conta para devolver um valor',
      `Temos ${amount} a devolver a você, e falta dizer para qual conta.`,
      SAFE.PTBR,
    ],
    EN: (amount) => [
      'We still need your bank account to return money',
      `We have ${amount} to return to you, and only your account is missing.`,
      SAFE.EN,
    ],
  },
  'last-reminder': {
    PTBR: (amount) => [
      'Último lembrete: precisamos da sua conta para devolver um valor',
      `Temos ${amount} a devolver a você, e falta dizer para qual conta. Este é o último lembrete; o dinheiro continua seu.`,
      SAFE.PTBR,
    ],
    EN: (amount) => [
      'Last reminder: we need your bank account to return money',
      `We have ${amount} to return to you, and only your account is missing. This is the last reminder; the money stays yours.`,
      SAFE.EN,
    ],
  },
  given: {
    PTBR: (amount) => [
      'Recebemos a conta para a devolução',
      `Recebemos os dados da conta para a qual devolvemos ${amount}. Avisamos você quando a transferência for liberada.`,
      'Não foi você? Troque os dados na página da compra e mude a sua senha agora.',
    ],
    EN: (amount) => [
      'We have the account for your money',
      `We have the data of the account to which we return ${amount}. We notify you once the transfer is released.`,
      'Was it not you? Replace the data on the page of the purchase and change your password now.',
    ],
  },
};

/** To the buyer: that their bank data are needed to return money, or that they are there. */
export function paybackBank(facts: Facts): MailContent {
  const { what, amount, reason } = facts;
  const wordsIn = (idiom: Idiom, button: string) => {
    const [subject, ...paragraphs] = WORDS[what][idiom](formatMoney(amount));
    return { subject, paragraphs: reason === null ? paragraphs : [...paragraphs, reason], button };
  };
  return offerMail(facts, {
    PTBR: wordsIn('PTBR', 'Abrir a compra'),
    EN: wordsIn('EN', 'Open the purchase'),
  });
}
