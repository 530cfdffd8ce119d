import type { MailContent } from '../../mail-content.ts';
import { accountMail, type AccountMailFacts } from './account-mail.ts';

/** The link of S-34; `minutes` until it expires. */
export function passwordLink(
  facts: AccountMailFacts & { readonly address: string; readonly minutes: number },
): MailContent {
  const { address, minutes } = facts;
  return accountMail(facts, {
    PTBR: {
      subject: 'Crie uma nova senha',
      paragraphs: [
        'Recebemos um pedido para trocar a senha da sua conta.',
        `O link abaixo vale por ${minutes} minutos e só uma vez. Se você não fez o pedido, ignore esta mensagem: nada muda.`,
      ],
      button: { text: 'Criar nova senha', address },
    },
    EN: {
      subject: 'Choose a new password',
      paragraphs: [
        'Someone requested a new password for your account.',
        `The link below is valid for ${minutes} minutes and works once. If it was not you, ignore this message: nothing will change.`,
      ],
      button: { text: 'Choose a new password', address },
    },
  });
}
