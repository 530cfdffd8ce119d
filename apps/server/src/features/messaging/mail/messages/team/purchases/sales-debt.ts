import type { Idiom } from '@patio/contract/errors/catalogue.ts';
import { formatMoney } from '@patio/domain/money/format-money.ts';
import type { MailContent } from '../../../mail-content.ts';
import { deskMail, type DeskMailFacts } from '../team-mail.ts';

interface Facts extends DeskMailFacts {
  readonly storeName: string;
  /** The house gave the debt up; it is owed again; a repayment that was recorded by mistake does not count. */
  readonly what: 'forgiven' | 'restored' | 'unrepaid';
  /** Centavos. */
  readonly amount: number;
  /** What of it the store owes again; the rest is of sales that were paid again, and counts as passed on. Centavos. */
  readonly owed: number;
}

const SUBJECTS: Readonly<Record<Facts['what'], Readonly<Record<Idiom, string>>>> = {
  forgiven: { PTBR: 'Dívida perdoada', EN: 'Debt given up' },
  restored: { PTBR: 'Dívida cobrada de novo', EN: 'Debt owed again' },
  unrepaid: { PTBR: 'Devolução desfeita', EN: 'Repayment taken back' },
};

interface Said {
  readonly money: string;
  readonly store: string;
  /** Null: nothing of it is owed again. */
  readonly owed: string | null;
  /** Null: all of it is owed again. */
  readonly settled: string | null;
}

const TEXTS: Readonly<Record<Facts['what'], (said: Said) => Readonly<Record<Idiom, string>>>> = {
  forgiven: ({ money, store }) => ({
    PTBR: `A loja ${store} não deve mais ${money} de vendas desfeitas depois do repasse.`,
    EN: `${store} no longer owes ${money} of sales that were undone after their payout.`,
  }),
  restored: ({ money, store }) => ({
    PTBR: `O perdão de ${money} foi desfeito: a loja ${store} deve de novo este valor, que sai dos próximos repasses.`,
    EN: `What was given up, ${money}, is owed again by ${store}. It comes off the next payouts.`,
  }),
  unrepaid: ({ money, store, owed, settled }) => ({
    PTBR: [
      `Uma devolução de ${money} da loja ${store} tinha sido registrada por engano.`,
      owed === null
        ? 'A loja não deve nada por isso.'
        : `A loja deve de novo ${owed}, que sai dos próximos repasses.`,
      ...(settled === null
        ? []
        : [`${settled} são de vendas que o comprador pagou de novo, e contam como já repassados.`]),
    ].join(' '),
    EN: [
      `A repayment of ${money} by ${store} had been recorded by mistake.`,
      owed === null
        ? 'The store owes nothing because of it.'
        : `The store owes ${owed} again, which comes off the next payouts.`,
      ...(settled === null
        ? []
        : [`${settled} are of sales that their buyers paid again, and count as passed on.`]),
    ].join(' '),
  }),
};

/** To the users of a store: what it owes no longer, or owes again. */
export function salesDebt(facts: Facts): MailContent {
  const { storeName, what, amount, owed } = facts;
  const text = TEXTS[what]({
    money: formatMoney(amount),
    store: storeName,
    owed: owed > 0 ? formatMoney(owed) : null,
    settled: owed < amount ? formatMoney(amount - owed) : null,
  });
  return deskMail(facts, {
    PTBR: {
      subject: SUBJECTS[what].PTBR,
      about: storeName,
      lines: [text.PTBR, 'As vendas de que se trata estão no extrato do painel.'],
    },
    EN: {
      subject: SUBJECTS[what].EN,
      about: storeName,
      lines: [text.EN, 'The sales that it is about are in the statement of the back office.'],
    },
  });
}
