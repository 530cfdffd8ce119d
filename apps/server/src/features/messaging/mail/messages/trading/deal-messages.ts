import type { MailContent } from '../../mail-content.ts';
import { accountMail, type AccountMailFacts } from '../access/account-mail.ts';

interface Facts extends AccountMailFacts {
  readonly name: string;
  readonly offerTitle: string;
  /** Absolute URL of the page on which the conversation is read and answered. */
  readonly address: string;
}

/** To a buyer: what the team or store has written and they have not read, all in one mail. `more`: messages beyond those quoted. */
export function dealMessages(
  facts: Facts & { readonly texts: readonly string[]; readonly more: number; readonly files: number },
): MailContent {
  const { name, offerTitle, texts, more, files, address } = facts;
  return accountMail(facts, {
    PTBR: {
      subject: `Nova mensagem sobre ${offerTitle}`,
      greeting: `Olá, ${name}.`,
      paragraphs: [
        `Quem vende escreveu a você sobre “${offerTitle}”.`,
        ...texts.map((text) => `Mensagem: ${text}`),
        ...(more === 0 ? [] : [more === 1 ? 'Há mais 1 mensagem.' : `Há mais ${more} mensagens.`]),
        ...(files === 0 ? [] : [files === 1 ? 'Há 1 arquivo anexado.' : `Há ${files} arquivos anexados.`]),
        'Responda na página: respostas a este e-mail não chegam a quem escreveu.',
      ],
      button: { text: 'Ler e responder', address },
    },
    EN: {
      subject: `New message about ${offerTitle}`,
      greeting: `Hello, ${name}.`,
      paragraphs: [
        `The seller has written to you about “${offerTitle}”.`,
        ...texts.map((text) => `Message: ${text}`),
        ...(more === 0 ? [] : [more === 1 ? 'There is 1 more message.' : `There are ${more} more messages.`]),
        ...(files === 0
          ? []
          : [files === 1 ? 'A file is attached there.' : `${files} files are attached there.`]),
        'Answer on the page: replies to this mail do not reach who wrote.',
      ],
      button: { text: 'Read and answer', address },
    },
  });
}

/** To the author of a message that was hidden from the other side, with the reason. */
export function dealMessageHidden(
  facts: Facts & { readonly text: string; readonly reason: string },
): MailContent {
  const { name, offerTitle, text, reason, address } = facts;
  return accountMail(facts, {
    PTBR: {
      subject: `Sua mensagem foi ocultada: ${offerTitle}`,
      greeting: `Olá, ${name}.`,
      paragraphs: [
        `Uma mensagem sua sobre “${offerTitle}” não aparece mais para o outro lado da conversa.`,
        ...(text === '' ? [] : [`Você escreveu: ${text}`]),
        `Motivo: ${reason}`,
        'Você pode escrever de novo, com outras palavras.',
      ],
      button: { text: 'Ver a conversa', address },
    },
    EN: {
      subject: `Your message was hidden: ${offerTitle}`,
      greeting: `Hello, ${name}.`,
      paragraphs: [
        `A message of yours about “${offerTitle}” is no longer shown to the other side of the conversation.`,
        ...(text === '' ? [] : [`You wrote: ${text}`]),
        `Reason: ${reason}`,
        'You can write again in other words.',
      ],
      button: { text: 'See the conversation', address },
    },
  });
}
