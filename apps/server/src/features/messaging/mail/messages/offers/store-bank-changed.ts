import type { MailContent } from '../../mail-content.ts';
import { deskMail, instantIn, type DeskMailFacts } from '../team/team-mail.ts';

interface Facts extends DeskMailFacts {
  readonly storeName: string;
  /** The bank and the last characters of the account. */
  readonly account: string;
  /** From when on money goes there. Epoch milliseconds. */
  readonly usableFrom: number;
}

/** To every user of a store, whatever each has chosen: its money goes to another account, and what to do if it was none of them. */
export function storeBankChanged(facts: Facts): MailContent {
  const { storeName, account, usableFrom, brand } = facts;
  return deskMail(facts, {
    PTBR: {
      subject: 'A conta da sua loja mudou',
      about: storeName,
      lines: [
        `Os repasses da loja ${storeName} vão para a conta ${account}, a partir de ${instantIn('PTBR', usableFrom)}.`,
        `Se não foi a sua loja, escreva agora para ${brand.email}: até lá nenhum dinheiro vai para esta conta.`,
      ],
    },
    EN: {
      subject: 'The account of your store was changed',
      about: storeName,
      lines: [
        `The payouts of ${storeName} go to the account ${account}, from ${instantIn('EN', usableFrom)} on.`,
        `If it was not your store, write to ${brand.email} now: until then no money goes to this account.`,
      ],
    },
  });
}
