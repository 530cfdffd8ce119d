import type { MailContent } from '../../mail-content.ts';
import { accountMail, type AccountMailFacts } from '../access/account-mail.ts';

/** To a partner whose store was approved (S-42). Absolute addresses: of the store, and of its profile in the back office. */
export function partnerApproved(
  facts: AccountMailFacts & {
    readonly storeName: string;
    readonly address: string;
    readonly office: string;
  },
): MailContent {
  const { storeName, office } = facts;
  // As it is said and printed; the button leads to the back office.
  const address = facts.address.replace(/^https?:\/\//, '');
  return accountMail(facts, {
    PTBR: {
      subject: 'Sua loja foi aprovada',
      paragraphs: [
        `A loja ${storeName} foi aprovada e já pode ser visitada por qualquer pessoa.`,
        'Ela ainda está vazia: entre com o e-mail e a senha do seu cadastro, complete o perfil com foto e descrição, e crie a primeira oferta ou importe o seu estoque.',
        `Sua loja no site: ${address}`,
      ],
      button: { text: 'Abrir o painel da loja', address: office },
    },
    EN: {
      subject: 'Your store was approved',
      paragraphs: [
        `Your store ${storeName} has been approved and is now open to everyone.`,
        'It is still empty: sign in with the e-mail and password you registered, complete its profile with a photo and a description, and create the first offer or import your stock.',
        `Your store on the site: ${address}`,
      ],
      button: { text: 'Open the back office of the store', address: office },
    },
  });
}
