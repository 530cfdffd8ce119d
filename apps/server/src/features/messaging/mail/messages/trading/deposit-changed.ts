import { formatMoney } from '@patio/domain/money/format-money.ts';
import type { MailContent } from '../../mail-content.ts';
import { accountMail, type AccountMailFacts } from '../access/account-mail.ts';

interface Facts extends AccountMailFacts {
  readonly name: string;
  /** The deposit held now, in centavos. */
  readonly held: number;
  /** The exposure limit from now on, in centavos. */
  readonly limit: number;
}

/** Notifies a user of their deposit and what it allows. */
export function depositChanged(facts: Facts): MailContent {
  const { name } = facts;
  const [held, limit] = [formatMoney(facts.held), formatMoney(facts.limit)];
  return accountMail(facts, {
    PTBR: {
      subject: 'Sua caução mudou',
      greeting: `Olá, ${name}.`,
      paragraphs: [
        `Guardamos agora ${held} seus em caução. Seus lances, propostas e compras a pagar podem somar até ${limit} ao mesmo tempo.`,
        'Se o valor não confere, fale com a equipe de vendas.',
      ],
    },
    EN: {
      subject: 'Your deposit has changed',
      greeting: `Hello, ${name}.`,
      paragraphs: [
        `We now hold your deposit of ${held}. Your bids, proposals and unpaid purchases may add up to ${limit} at a time.`,
        'If the amount is not right, talk to the sales team.',
      ],
    },
  });
}
