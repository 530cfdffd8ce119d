import { formatMoney } from '@patio/domain/money/format-money.ts';
import { formatDateTime } from '@patio/domain/time/sao-paulo.ts';
import type { MailContent } from '../mail-content.ts';
import { teamMail, until, type TeamMailFacts } from './team-mail.ts';

interface Facts extends TeamMailFacts {
  readonly kind: keyof typeof SUBJECTS;
  /** Centavos. */
  readonly valueCentavos: number;
  /** Until when it is to be decided; null when nothing is. Epoch milliseconds. */
  readonly decideBy: number | null;
}

const SUBJECTS = {
  conditional: 'Venda condicional para decidir',
  'conditional-expired': 'Venda condicional sem decisão',
  'second-chance-declined': 'Segunda chance recusada',
  'second-chance-expired': 'Segunda chance sem resposta',
} as const;

const NEXT = {
  conditional: 'Próximo passo: aceite ou libere o melhor lance',
  'conditional-expired':
    'O prazo para decidir terminou, o melhor lance foi liberado e a oferta está encerrada sem venda.',
  'second-chance-declined':
    'A oferta segue encerrada sem venda. A equipe de vendas pode oferecê-la ao participante seguinte.',
  'second-chance-expired':
    'O prazo terminou, e a oferta segue encerrada sem venda. A equipe de vendas pode oferecê-la ao participante seguinte.',
} as const;

/** To those who sell: an end without a sale so far. Who bid is nobody's business while nothing is sold. */
export function salesUndecided(facts: Facts): MailContent {
  const { kind, valueCentavos, decideBy } = facts;
  const next = decideBy === null ? NEXT[kind] : `${NEXT[kind]} ${until(formatDateTime(decideBy))}.`;
  return teamMail(facts, {
    subject: SUBJECTS[kind],
    lines: [`Melhor lance: ${formatMoney(valueCentavos)}.`, next],
  });
}
