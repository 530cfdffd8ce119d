import type { MailContent } from '../../mail-content.ts';
import { accountMail, type AccountMailFacts } from './account-mail.ts';

/** Notifies the owner that the password was changed (S-34). */
export function passwordChanged(facts: AccountMailFacts): MailContent {
  const { email } = facts.brand;
  return accountMail(facts, {
    PTBR: {
      subject: 'Sua senha foi alterada',
      paragraphs: [
        'A senha da sua conta foi alterada e as outras sessões foram encerradas.',
        `Se não foi você, peça uma nova senha na tela de entrada e escreva para ${email}.`,
      ],
    },
    EN: {
      subject: 'Your password was changed',
      paragraphs: [
        'Your account’s password was changed, and other devices were signed out.',
        `If this was not you, request a new password on the sign-in screen and write to ${email}.`,
      ],
    },
  });
}
