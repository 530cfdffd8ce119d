import { formatMoney } from '@patio/domain/money/format-money.ts';
import { dateText } from '@patio/domain/time/date-text.ts';
import type { MailContent } from '../../../mail-content.ts';
import { teamMail, type TeamMailFacts } from '../team-mail.ts';

interface Facts extends TeamMailFacts {
  readonly purchaseCode: number;
  /** Centavos. */
  readonly open: number;
  /** Epoch milliseconds. */
  readonly dueAt: number;
}

/** To who sells: the term for paying a purchase is over, and they decide what becomes of it. */
export function salesUnpaid(facts: Facts): MailContent {
  const { purchaseCode, dueAt } = facts;
  const open = formatMoney(facts.open);
  return teamMail(facts, {
    PTBR: {
      subject: 'Compra não paga: decida o que fazer',
      lines: [
        `Compra ${purchaseCode}: falta pagar ${open}, vencido em ${dateText(dueAt, 'PTBR')}.`,
        'O prazo acabou. Fale com o comprador, ou desfaça a venda por desistência. Nada é cancelado sozinho.',
      ],
    },
    EN: {
      subject: 'Purchase not paid: decide what to do',
      lines: [
        `Purchase ${purchaseCode}: ${open} are to be paid, due on ${dateText(dueAt, 'EN')}.`,
        'The term is over. Talk to the buyer, or undo the sale. Nothing is cancelled by itself.',
      ],
    },
  });
}
