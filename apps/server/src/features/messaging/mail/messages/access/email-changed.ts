import type { MailContent } from '../../mail-content.ts';
import { accountMail, type AccountMailFacts } from './account-mail.ts';

/** Notifies the previous mailbox of an account that it has another e-mail: its owner may not have requested that, and learns it only there. */
export function emailChanged(facts: AccountMailFacts): MailContent {
  const { email } = facts.brand;
  return accountMail(facts, {
    PTBR: {
      subject: 'O e-mail da sua conta foi alterado',
      paragraphs: [
        'A sua conta passou a usar outro endereço de e-mail. Esta caixa não recebe mais as mensagens dela.',
        `Se não foi você quem pediu, escreva para ${email}.`,
      ],
    },
    EN: {
      subject: 'Your account’s e-mail was changed',
      paragraphs: [
        'Your account now uses another e-mail address. Messages about it no longer come to this mailbox.',
        `If you did not ask for this, write to ${email}.`,
      ],
    },
  });
}
