import type { MailContent } from '../../../mail-content.ts';
import { instantIn, teamMail, type TeamMailFacts } from '../team-mail.ts';

interface Facts extends TeamMailFacts {
  /** The latest that nobody has read, masked. */
  readonly texts: readonly string[];
  /** Those beyond them, and the files. */
  readonly more: number;
  readonly files: number;
  /** Until when the buyer was promised an answer; null: they do not wait. Epoch milliseconds. */
  readonly answerBy: number | null;
}

/** To the people who answer: messages of a buyer that nobody has read, all in one mail, without their author. */
export function salesMessages(facts: Facts): MailContent {
  const { texts, more, files, answerBy } = facts;
  return teamMail(facts, {
    PTBR: {
      subject: 'Mensagem de comprador sem leitura',
      personal: texts.map((text) => `Mensagem: ${text}`),
      lines: [
        ...(more === 0 ? [] : [more === 1 ? 'Há mais 1 mensagem.' : `Há mais ${more} mensagens.`]),
        ...(files === 0 ? [] : [files === 1 ? 'Há 1 arquivo anexado.' : `Há ${files} arquivos anexados.`]),
        answerBy === null
          ? 'Próximo passo: leia em Mensagens, no painel.'
          : `Próximo passo: responda em Mensagens, no painel, até ${instantIn('PTBR', answerBy)}. Respostas a este e-mail não chegam ao comprador.`,
      ],
    },
    EN: {
      subject: 'Message of a buyer not read',
      personal: texts.map((text) => `Message: ${text}`),
      lines: [
        ...(more === 0 ? [] : [more === 1 ? 'There is 1 more message.' : `There are ${more} more messages.`]),
        ...(files === 0 ? [] : [files === 1 ? 'A file is attached.' : `${files} files are attached.`]),
        answerBy === null
          ? 'Next step: read it under Messages in the back office.'
          : `Next step: answer under Messages in the back office by ${instantIn('EN', answerBy)}. Replies to this mail do not reach the buyer.`,
      ],
    },
  });
}
