import { formatDateTime } from '@patio/domain/time/sao-paulo.ts';
import type { MailContent } from '../mail-content.ts';
import { teamMail, type TeamMailFacts } from './team-mail.ts';

interface Facts extends TeamMailFacts {
  readonly kind: 'received' | 'countered' | 'counter-accepted' | 'lapsed' | 'review';
  readonly code: number;
  /** A store learns how to reach the buyer with the sale. */
  readonly showsEmail: boolean;
  readonly message: string;
  /** Until when it is to be answered; null when nothing is to be answered. */
  readonly expiresAt: number | null;
}

const SUBJECTS = {
  received: 'Nova proposta para responder',
  countered: 'O comprador respondeu à contraproposta',
  'counter-accepted': 'Contraproposta aceita pelo comprador',
  lapsed: 'Proposta superada por um lance',
  review: 'O comprador pede que uma pessoa reveja a recusa',
} as const;

/** To those who decide on proposals: who offers how much, and until when it waits (S-07). */
export function salesProposal(facts: Facts): MailContent {
  const { kind, code, showsEmail, message, expiresAt } = facts;
  return teamMail(facts, {
    subject: SUBJECTS[kind],
    as: 'Comprador',
    hidesEmail: !showsEmail,
    lines: [
      `Proposta: ${code}.`,
      ...(message === '' ? [] : [`Mensagem: ${message}`]),
      ...(expiresAt === null ? [] : [`Responda até ${formatDateTime(expiresAt)} (horário de Brasília).`]),
    ],
  });
}
