import type { MailContent } from '../mail-content.ts';
import { accountMail, type AccountMailFacts } from './account-mail.ts';

/** A visitor's message to a store (S-43). `offer.title` null: about the store as a whole. */
export function resellerContact(
  facts: AccountMailFacts & {
    readonly store: string;
    readonly name: string;
    readonly phone: string;
    readonly message: string;
    readonly offer: { readonly title: string | null; readonly address: string };
  },
): MailContent {
  const { store, name, phone, message, offer } = facts;
  const { title, address } = offer;
  const lines = message.split(/\r?\n/).filter((line) => line.trim() !== '');
  return accountMail(facts, {
    PTBR: {
      subject: 'Mensagem de um visitante',
      paragraphs: [
        title === null
          ? `${name} escreveu para a loja ${store}:`
          : `${name} escreveu para a loja ${store} sobre “${title}”:`,
        ...lines,
        `Telefone para resposta: ${phone}`,
      ],
      button: { text: title === null ? 'Ver a loja' : 'Ver a oferta', address },
    },
    EN: {
      subject: 'Message from a visitor',
      paragraphs: [
        title === null
          ? `${name} wrote to the store ${store}:`
          : `${name} wrote to the store ${store} about “${title}”:`,
        ...lines,
        `Phone number for the answer: ${phone}`,
      ],
      button: { text: title === null ? 'See the store' : 'See the offer', address },
    },
  });
}
