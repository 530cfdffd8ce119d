import type { MailContent } from '../../mail-content.ts';
import { accountMail, type AccountMailFacts } from './account-mail.ts';

export interface AccountUnblockedFacts extends AccountMailFacts {
  readonly name: string;
  /** Staff's text, as the owner reads it; null: the block has ended by itself. */
  readonly reason: string | null;
  /** Where they sign in. */
  readonly address: string;
}

/** Notifies a user that their account was unblocked. */
export function accountUnblocked(facts: AccountUnblockedFacts): MailContent {
  const { name, reason, address } = facts;
  return accountMail(facts, {
    PTBR: {
      subject: 'Sua conta foi liberada',
      greeting: `Olá, ${name}.`,
      paragraphs: [
        reason === null
          ? 'O prazo do bloqueio da sua conta terminou: você já pode entrar de novo.'
          : `A equipe liberou a sua conta: você já pode entrar de novo. Motivo: ${reason}`,
      ],
      button: { text: 'Entrar', address },
    },
    EN: {
      subject: 'Your account was unblocked',
      greeting: `Hello, ${name}.`,
      paragraphs: [
        reason === null
          ? 'The block of your account has ended: you can sign in again.'
          : `The team has unblocked your account: you can sign in again. Reason: ${reason}`,
      ],
      button: { text: 'Sign in', address },
    },
  });
}
