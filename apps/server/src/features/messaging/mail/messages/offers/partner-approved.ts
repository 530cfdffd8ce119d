import type { MailContent } from '../../mail-content.ts';
import { accountMail, type AccountMailFacts } from '../access/account-mail.ts';

/** To a partner whose store was approved (S-42); `address` is the store's absolute URL. */
export function partnerApproved(
  facts: AccountMailFacts & { readonly storeName: string; readonly address: string },
): MailContent {
  const { storeName, address } = facts;
  return accountMail(facts, {
    PTBR: {
      subject: 'Sua loja foi aprovada',
      paragraphs: [
        `A loja ${storeName} foi aprovada e já pode ser visitada por qualquer pessoa.`,
        'Entre com o e-mail e a senha do seu cadastro para acompanhar perguntas, propostas e compras.',
      ],
      button: { text: 'Ver a loja', address },
    },
    EN: {
      subject: 'Your store was approved',
      paragraphs: [
        `Your store ${storeName} has been approved and is now open to everyone.`,
        'Sign in with the e-mail and password you registered to follow questions, proposals and purchases.',
      ],
      button: { text: 'See the store', address },
    },
  });
}
