import type { MailContent } from '../../mail-content.ts';
import { accountMail, type AccountMailFacts } from '../access/account-mail.ts';

/** To the author of a question that is not published, with the reason; `address` is the absolute URL of the offer. */
export function questionHidden(
  facts: AccountMailFacts & {
    readonly name: string;
    readonly offerTitle: string;
    readonly question: string;
    readonly reason: string;
    readonly address: string;
  },
): MailContent {
  const { name, offerTitle, question, reason, address } = facts;
  return accountMail(facts, {
    PTBR: {
      subject: `Sua pergunta não foi publicada: ${offerTitle}`,
      greeting: `Olá, ${name}.`,
      paragraphs: [
        `Sua pergunta sobre a oferta “${offerTitle}” não aparece na página dela.`,
        `Você perguntou: ${question}`,
        `Motivo: ${reason}`,
        'Você pode perguntar de novo, com outras palavras.',
      ],
      button: { text: 'Ver a oferta', address },
    },
    EN: {
      subject: `Your question was not published: ${offerTitle}`,
      greeting: `Hello, ${name}.`,
      paragraphs: [
        `Your question about the offer “${offerTitle}” is not shown on its page.`,
        `You asked: ${question}`,
        `Reason: ${reason}`,
        'You can ask again in other words.',
      ],
      button: { text: 'See the offer', address },
    },
  });
}
