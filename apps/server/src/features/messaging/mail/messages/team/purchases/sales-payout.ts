import type { Idiom } from '@patio/contract/errors/catalogue.ts';
import { formatMoney } from '@patio/domain/money/format-money.ts';
import type { MailContent } from '../../../mail-content.ts';
import { deskMail, type DeskMailFacts } from '../team-mail.ts';

interface Facts extends DeskMailFacts {
  readonly storeName: string;
  readonly what: 'released' | 'done' | 'undone' | 'failed';
  /** What is transferred, and the commission that was deducted before. Centavos. */
  readonly amount: number;
  readonly commission: number;
  /** Of the transfer. */
  readonly reference: string | null;
}

const SUBJECTS: Readonly<Record<Facts['what'], Readonly<Record<Idiom, string>>>> = {
  released: { PTBR: 'Repasse liberado', EN: 'Payout released' },
  done: { PTBR: 'Repasse feito', EN: 'Payout made' },
  undone: { PTBR: 'Repasse ainda não feito', EN: 'Payout not made yet' },
  failed: { PTBR: 'Repasse não feito', EN: 'Payout not made' },
};

const TEXTS: Readonly<Record<Facts['what'], Readonly<Record<Idiom, string>>>> = {
  released: {
    PTBR: 'O valor é transferido em breve para a conta da loja.',
    EN: 'It is transferred to the account of the store soon.',
  },
  done: {
    PTBR: 'O valor foi transferido para a conta da loja.',
    EN: 'It was transferred to the account of the store.',
  },
  undone: {
    PTBR: 'Avisamos que este valor tinha sido transferido, mas o registro foi um engano: a transferência ainda não saiu. Avisamos de novo quando ela sair.',
    EN: 'We told you that this amount had been transferred, but the recording was a mistake: the transfer has not left yet. We tell you again once it has.',
  },
  failed: {
    PTBR: 'A transferência não pôde ser feita. O valor continua devido: confira a conta no extrato.',
    EN: 'The transfer could not be made. The amount is still due: check the account in the statement.',
  },
};

/** To the users of a store: what became of a payout. */
export function salesPayout(facts: Facts): MailContent {
  const { storeName, what, amount, commission, reference } = facts;
  const [money, deducted] = [formatMoney(amount), formatMoney(Math.abs(commission))];
  const none = commission === 0;
  return deskMail(facts, {
    PTBR: {
      subject: SUBJECTS[what].PTBR,
      about: storeName,
      lines: [
        `${money} para a loja ${storeName}${none ? '.' : `, já ${commission > 0 ? 'descontada' : 'devolvida'} a comissão de ${deducted}.`}`,
        TEXTS[what].PTBR,
        ...(reference === null ? [] : [`Referência do banco: ${reference}.`]),
        'As vendas de que ele vem estão no extrato do painel.',
      ],
    },
    EN: {
      subject: SUBJECTS[what].EN,
      about: storeName,
      lines: [
        `${money} for ${storeName}${none ? '.' : `, with the commission of ${deducted} ${commission > 0 ? 'deducted' : 'given back'}.`}`,
        TEXTS[what].EN,
        ...(reference === null ? [] : [`Reference of the bank: ${reference}.`]),
        'The sales that it comes from are in the statement of the back office.',
      ],
    },
  });
}
