import type { MailContent } from '../../mail-content.ts';
import { accountMail, type AccountMailFacts } from '../access/account-mail.ts';

/** A visitor's message to a store (S-43). `offer.title` null: about the store as a whole. */
export function resellerContact(
  facts: AccountMailFacts & {
    readonly storeName: string;
    readonly name: string;
    readonly phone: string;
    readonly message: string;
    readonly offer: { readonly title: string | null; readonly address: string };
  },
): MailContent {
  const { storeName, name, phone, message, offer } = facts;
  const { title, address } = offer;
  const lines = message.split(/\r?\n/).filter((line) => line.trim() !== '');
  return accountMail(facts, {
    PTBR: {
      subject: 'Mensagem de um visitante',
      paragraphs: [
        title === null
          ? `${name} escreveu para a loja ${storeName}:`
          : `${name} escreveu para a loja ${storeName} sobre “${title}”:`,
        ...lines,
        `Telefone para resposta: ${phone}`,
      ],
      button: { text: title === null ? 'Ver a loja' : 'Ver a oferta', address },
    },
    EN: {
      subject: 'Message from a visitor',
      paragraphs: [
        title === null
          ? `${name} wrote to the store ${storeName}:`
          : `${name} wrote to the store ${storeName} about “${title}”:`,
        ...lines,
        `Phone number to reply to: ${phone}`,
      ],
      button: { text: title === null ? 'See the store' : 'See the offer', address },
    },
  });
}
