import type { MailContent } from '../../mail-content.ts';
import { accountMail, type AccountMailFacts } from './account-mail.ts';

/** Tells the owner of an account that it needs a new password, in the words of staff, and that its sessions have ended (S-34). */
export function passwordRequired(
  facts: AccountMailFacts & { readonly name: string; readonly reason: string; readonly address: string },
): MailContent {
  const { name, reason, address, brand } = facts;
  return accountMail(facts, {
    PTBR: {
      subject: 'Sua conta precisa de uma senha nova',
      greeting: `Olá, ${name}!`,
      paragraphs: [
        `Encerramos as sessões da sua conta e pedimos uma senha nova na próxima entrada. Motivo: ${reason}`,
        'Entre com a senha atual e siga o pedido, ou use “Esqueci minha senha”.',
        `Dúvidas? Escreva para ${brand.email}.`,
      ],
      button: { text: 'Entrar', address },
    },
    EN: {
      subject: 'Your account needs a new password',
      greeting: `Hello, ${name},`,
      paragraphs: [
        `We ended the sessions of your account and ask for a new password at your next sign-in. Reason: ${reason}`,
        'Sign in with your current password and follow the request, or use “I forgot my password”.',
        `Questions? Write to ${brand.email}.`,
      ],
      button: { text: 'Sign in', address },
    },
  });
}
