import type { MailContent } from '../../mail-content.ts';
import { instantIn, teamMail, type TeamMailFacts } from './team-mail.ts';

/** What a visitor did with a visit. */
export type VisitorStep = 'booked' | 'asked' | 'moved' | 'cancelled';

interface Facts extends TeamMailFacts {
  readonly step: VisitorStep;
  /** Epoch milliseconds. */
  readonly from: number;
  readonly place: string;
}

const PTBR = {
  booked: ['Visita agendada', 'Um visitante agendou uma visita'],
  asked: ['Visita a aprovar', 'Um visitante que faltou a visitas anteriores pede uma visita'],
  moved: ['Visita com novo horário', 'Um visitante mudou a visita'],
  cancelled: ['Visita cancelada', 'Um visitante cancelou a visita'],
} as const satisfies Record<VisitorStep, readonly [string, string]>;

const EN = {
  booked: ['Visit booked', 'A visitor has booked a visit'],
  asked: ['Visit to approve', 'A visitor who did not come to earlier visits asks for one'],
  moved: ['Visit moved', 'A visitor has moved the visit'],
  cancelled: ['Visit cancelled', 'A visitor has cancelled the visit'],
} as const satisfies Record<VisitorStep, readonly [string, string]>;

/** To who receives visitors: what a visitor did. */
export function salesVisit(facts: Facts): MailContent {
  const { step, from, place } = facts;
  return teamMail(facts, {
    PTBR: {
      subject: PTBR[step][0],
      lines: [
        `${PTBR[step][1]}: ${instantIn('PTBR', from)}, em ${place}.`,
        step === 'asked'
          ? 'Próximo passo: aprove ou recuse em Visitas, no painel, antes do horário.'
          : 'Os dados estão em Visitas, no painel.',
      ],
    },
    EN: {
      subject: EN[step][0],
      lines: [
        `${EN[step][1]}: ${instantIn('EN', from)}, in ${place}.`,
        step === 'asked'
          ? 'Next step: approve or refuse it under Visits in the back office, before its time.'
          : 'Its data is under Visits in the back office.',
      ],
    },
  });
}
