import { dateTimeText } from '@patio/domain/time/date-text.ts';
import type { MailContent } from '../../mail-content.ts';
import { accountMail, type AccountMailFacts } from './account-mail.ts';

/**
 * Tells the present address of an account that its e-mail or username will change, with the link that stops it; with `objection` null, the
 * new address that it will be that of the account.
 */
export function accessChangeAsked(
  facts: AccountMailFacts & {
    readonly name: string;
    readonly kind: 'email' | 'username';
    readonly after: string;
    /** Epoch milliseconds UTC. */
    readonly countsAt: number;
    readonly objection: string | null;
  },
): MailContent {
  const { name, kind, after, countsAt, objection, brand } = facts;
  const [pt, en] = kind === 'email' ? ['e-mail', 'e-mail'] : ['nome de usuário', 'username'];
  return accountMail(facts, {
    PTBR: {
      subject: `Pedido de troca do ${pt} da sua conta`,
      greeting: `Olá, ${name}!`,
      paragraphs: [
        `A nossa equipe recebeu um pedido para que o ${pt} da conta passe a ser ${after}. A troca vale a partir de ${dateTimeText(countsAt, 'PTBR')}.`,
        objection === null
          ? `Se você não tem conta aqui ou não pediu isto, escreva para ${brand.email}.`
          : 'Se foi você, não precisa fazer nada. Se não foi, cancele a troca agora pelo botão e mude sua senha.',
      ],
      ...(objection === null ? {} : { button: { text: 'Não fui eu: cancelar a troca', address: objection } }),
    },
    EN: {
      subject: `Request to change the ${en} of your account`,
      greeting: `Hello, ${name},`,
      paragraphs: [
        `Our team received a request to change the ${en} of the account to ${after}. It takes effect on ${dateTimeText(countsAt, 'EN')}.`,
        objection === null
          ? `If you have no account here or did not ask for this, write to ${brand.email}.`
          : 'If it was you, there is nothing to do. If it was not, cancel the change now with the button and set a new password.',
      ],
      ...(objection === null
        ? {}
        : { button: { text: 'It was not me: cancel the change', address: objection } }),
    },
  });
}
