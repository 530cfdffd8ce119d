import type { MailContent } from '../../mail-content.ts';
import { accountMail, type AccountMailFacts } from './account-mail.ts';

export interface AccountUnblockedFacts extends AccountMailFacts {
  readonly name: string;
  /** In the words of staff, as the owner is notified. */
  readonly reason: string;
  /** Where they sign in. */
  readonly address: string;
}

/** Notifies a user that their account is no longer shut out. */
export function accountUnblocked(facts: AccountUnblockedFacts): MailContent {
  const { name, reason, address } = facts;
  return accountMail(facts, {
    PTBR: {
      subject: 'Sua conta foi liberada',
      greeting: `Olá, ${name}.`,
      paragraphs: [`A equipe liberou a sua conta: você já pode entrar de novo. Motivo: ${reason}`],
      button: { text: 'Entrar', address },
    },
    EN: {
      subject: 'Your account was unblocked',
      greeting: `Hello, ${name}.`,
      paragraphs: [`The team has unblocked your account: you can sign in again. Reason: ${reason}`],
      button: { text: 'Sign in', address },
    },
  });
}
