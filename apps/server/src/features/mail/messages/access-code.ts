import type { MailContent } from '../mail-content.ts';
import { accountMail, type AccountMailFacts } from './account-mail.ts';

/** The six digits of S-33; `minutes` until they lapse. */
export function accessCode(
  facts: AccountMailFacts & { readonly code: string; readonly minutes: number },
): MailContent {
  const { code, minutes } = facts;
  return accountMail(facts, {
    PTBR: {
      subject: 'Seu código de acesso',
      code: { label: 'Código de acesso', digits: code },
      paragraphs: [
        `Ele vale por ${minutes} minutos e só uma vez. Se você não tentou entrar, troque sua senha: alguém a conhece.`,
      ],
    },
    EN: {
      subject: 'Your access code',
      code: { label: 'Access code', digits: code },
      paragraphs: [
        `It is good for ${minutes} minutes and one sign-in. If you did not try to sign in, change your password: somebody knows it.`,
      ],
    },
  });
}
