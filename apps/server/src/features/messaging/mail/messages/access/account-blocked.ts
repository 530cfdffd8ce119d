import type { Idiom } from '@patio/contract/errors/catalogue.ts';
import { dateText } from '@patio/domain/time/date-text.ts';
import type { MailContent } from '../../mail-content.ts';
import { accountMail, type AccountMailFacts } from './account-mail.ts';

export interface AccountBlockedFacts extends AccountMailFacts {
  readonly name: string;
  /** Staff's text, as the owner reads it. */
  readonly reason: string;
  /** When it ends by itself, epoch milliseconds UTC; null: never. */
  readonly until: number | null;
}

/** Notifies a user that their account was blocked, and what continues without it. */
export function accountBlocked(facts: AccountBlockedFacts): MailContent {
  const { name, reason, until, brand } = facts;
  const lastDay = (idiom: Idiom): string | null => (until === null ? null : dateText(until - 1, idiom));
  const [dia, day] = [lastDay('PTBR'), lastDay('EN')];
  return accountMail(facts, {
    PTBR: {
      subject: 'Sua conta foi bloqueada',
      greeting: `Olá, ${name}.`,
      paragraphs: [
        `A equipe bloqueou a sua conta. Motivo: ${reason}`,
        ...(dia === null ? [] : [`O bloqueio vale até ${dia}, inclusive; depois disso você entra de novo.`]),
        'Todos os aparelhos foram desconectados e não é possível entrar até a liberação. Lances, propostas e compras que você já fez continuam valendo.',
        `Se você não concorda, ou para tratar de um negócio em andamento ou dos seus dados, escreva para ${brand.email}: alguém da equipe revisa o bloqueio.`,
      ],
    },
    EN: {
      subject: 'Your account was blocked',
      greeting: `Hello, ${name}.`,
      paragraphs: [
        `The team has blocked your account. Reason: ${reason}`,
        ...(day === null
          ? []
          : [`The block holds until ${day}, that day included; after it you can sign in again.`]),
        'All devices were signed out, and you cannot sign in until your account is unblocked. Bids, proposals and purchases you have made still stand.',
        `If you do not agree, or have questions about a deal in progress or your data, write to ${brand.email}: a member of our team will review the block.`,
      ],
    },
  });
}
