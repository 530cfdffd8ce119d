import type { MailContent } from '../../mail-content.ts';
import { accountMail, type AccountMailFacts } from './account-mail.ts';

/** A pending deletion was cancelled, because a user signed in (rule 0.14). */
export function deletionUndone(facts: AccountMailFacts & { readonly protocol: string }): MailContent {
  const { protocol, brand } = facts;
  return accountMail(facts, {
    PTBR: {
      subject: 'Sua conta não será mais excluída',
      paragraphs: [
        `Você entrou na sua conta, e por isso o pedido de exclusão ${protocol} foi desfeito. Nada foi apagado.`,
        `Se não foi você quem entrou, troque a sua senha e escreva para ${brand.email}.`,
      ],
    },
    EN: {
      subject: 'Your account will no longer be deleted',
      paragraphs: [
        `You signed in to your account, so your deletion request ${protocol} was cancelled. Nothing was deleted.`,
        `If it was not you who signed in, change your password and write to ${brand.email}.`,
      ],
    },
  });
}
