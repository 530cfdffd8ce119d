import type { MailContent } from '../../mail-content.ts';
import { accountMail, type AccountMailFacts } from '../access/account-mail.ts';

/** To the author of a question, once the seller has answered (S-23); `address` is the absolute URL of the offer. */
export function questionAnswered(
  facts: AccountMailFacts & {
    readonly name: string;
    readonly offerTitle: string;
    readonly question: string;
    readonly answer: string;
    readonly address: string;
  },
): MailContent {
  const { name, offerTitle, question, answer, address } = facts;
  return accountMail(facts, {
    PTBR: {
      subject: `Sua pergunta foi respondida: ${offerTitle}`,
      greeting: `Olá, ${name}.`,
      paragraphs: [
        `O vendedor respondeu à sua pergunta sobre a oferta “${offerTitle}”.`,
        `Você perguntou: ${question}`,
        `Resposta: ${answer}`,
      ],
      button: { text: 'Ver a oferta', address },
    },
    EN: {
      subject: `Your question was answered: ${offerTitle}`,
      greeting: `Hello, ${name}.`,
      paragraphs: [
        `The seller answered your question about the offer “${offerTitle}”.`,
        `You asked: ${question}`,
        `Answer: ${answer}`,
      ],
      button: { text: 'See the offer', address },
    },
  });
}
