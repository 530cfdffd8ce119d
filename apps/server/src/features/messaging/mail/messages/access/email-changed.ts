import type { MailContent } from '../../mail-content.ts';
import { accountMail, type AccountMailFacts } from './account-mail.ts';

/** Tells the mailbox that an account had until now that it has another e-mail: anyone who did not ask for that learns it there alone. */
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
