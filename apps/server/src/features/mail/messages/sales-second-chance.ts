import type { MailContent } from '../mail-content.ts';
import { teamMail, type TeamMailFacts } from './team-mail.ts';

interface Facts extends TeamMailFacts {
  readonly kind: 'accepted' | 'declined' | 'expired';
}

const SUBJECTS = {
  accepted: 'Segunda chance aceita',
  declined: 'Segunda chance recusada',
  expired: 'Segunda chance sem resposta',
} as const;

const NEXT = {
  accepted: 'É uma compra como as outras: entre em contato com o comprador.',
  declined: 'A oferta segue encerrada sem venda. Se quiser, ofereça ao participante seguinte.',
  expired:
    'O prazo terminou, e a oferta segue encerrada sem venda. Se quiser, ofereça ao participante seguinte.',
} as const;

/** To the sales team: what became of a second chance. */
export function salesSecondChance(facts: Facts): MailContent {
  const { kind } = facts;
  return teamMail(facts, { subject: SUBJECTS[kind], as: 'Participante', lines: [NEXT[kind]] });
}
