import type { MailContent } from '../../mail-content.ts';
import { accountMail, type AccountMailFacts } from './account-mail.ts';

interface Facts extends AccountMailFacts {
  readonly code: string;
  /** Until it lapses. */
  readonly minutes: number;
}

/** The six digits of S-33: for signing in, or for confirming a change of the signed-in account. */
export function accessCode(facts: Facts & { readonly purpose: 'sign-in' | 'change' }): MailContent {
  const { code, minutes, purpose } = facts;
  if (purpose === 'change') return confirmationCode(facts);
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
        `It is valid for ${minutes} minutes and one sign-in. If you did not try to sign in, change your password: someone knows it.`,
      ],
    },
  });
}

function confirmationCode(facts: Facts): MailContent {
  const { code, minutes } = facts;
  return accountMail(facts, {
    PTBR: {
      subject: 'Seu código de confirmação',
      code: { label: 'Código de confirmação', digits: code },
      paragraphs: [
        `Com ele você confirma uma mudança na sua conta. Ele vale por ${minutes} minutos e só uma vez. Se não foi você que pediu, não passe o código a ninguém e encerre os outros acessos na página de segurança: alguém está na sua conta.`,
      ],
    },
    EN: {
      subject: 'Your confirmation code',
      code: { label: 'Confirmation code', digits: code },
      paragraphs: [
        `It confirms a change to your account. It is valid for ${minutes} minutes and works only once. If you did not request it, do not give the code to anyone and sign out the other devices on the security page: someone is in your account.`,
      ],
    },
  });
}
