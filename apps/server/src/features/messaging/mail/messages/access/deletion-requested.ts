import { dateTimeText } from '@patio/domain/time/date-text.ts';
import type { MailContent } from '../../mail-content.ts';
import { accountMail, type AccountMailFacts } from './account-mail.ts';

/** An account will be deleted at an instant (epoch milliseconds), unless its owner signs in before (rule 0.14). */
export function deletionRequested(
  facts: AccountMailFacts & {
    readonly protocol: string;
    readonly address: string;
    readonly eraseAt: number;
    /** Requested by staff, on behalf of the user. */
    readonly byStaff: boolean;
  },
): MailContent {
  const { protocol, address, byStaff } = facts;
  const at = dateTimeText(facts.eraseAt, facts.idiom);
  return accountMail(facts, {
    PTBR: {
      subject: 'Sua conta será excluída',
      paragraphs: [
        byStaff
          ? `Conforme o seu pedido à nossa equipe (${protocol}), sua conta será excluída em ${at}, horário de Brasília.`
          : `Recebemos o seu pedido ${protocol}. Sua conta será excluída em ${at}, horário de Brasília.`,
        'Mudou de ideia, ou não foi você? Entre na conta antes disso e a exclusão é desfeita na hora.',
        `Se não foi você, troque também a sua senha e escreva para ${facts.brand.email}.`,
      ],
      button: { text: 'Entrar e desfazer', address },
    },
    EN: {
      subject: 'Your account will be deleted',
      paragraphs: [
        byStaff
          ? `As you asked our team (${protocol}), your account will be deleted on ${at}, Brasília time.`
          : `We have received your request ${protocol}. Your account will be deleted on ${at}, Brasília time.`,
        'Changed your mind, or was it not you? Sign in before then, and the deletion is cancelled immediately.',
        `If it was not you, change your password too and write to ${facts.brand.email}.`,
      ],
      button: { text: 'Sign in and cancel the deletion', address },
    },
  });
}
