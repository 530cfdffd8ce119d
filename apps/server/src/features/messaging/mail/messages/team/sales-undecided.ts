import { formatMoney } from '@patio/domain/money/format-money.ts';
import type { MailContent } from '../../mail-content.ts';
import { instantIn, teamMail, type TeamMailFacts } from './team-mail.ts';

interface Facts extends TeamMailFacts {
  readonly kind: keyof typeof PTBR;
  /** Centavos. */
  readonly valueCentavos: number;
  /** Deadline for a decision; null if none is needed. Epoch milliseconds. */
  readonly decideBy: number | null;
}

const PTBR = {
  conditional: ['Venda condicional para decidir', 'Próximo passo: aceite ou libere o melhor lance'],
  'conditional-expired': [
    'Venda condicional sem decisão',
    'O prazo para decidir terminou, o melhor lance foi liberado e a oferta está encerrada sem venda.',
  ],
  'conditional-left': [
    'Comprador saiu da venda condicional',
    'A loja está suspensa há mais de um dia e quem deu o melhor lance pediu para sair: foi liberado, e a oferta está encerrada sem venda.',
  ],
  'second-chance-declined': [
    'Segunda chance recusada',
    'A oferta segue encerrada sem venda. A equipe de vendas pode oferecê-la ao participante seguinte.',
  ],
  'second-chance-expired': [
    'Segunda chance sem resposta',
    'O prazo terminou, e a oferta segue encerrada sem venda. A equipe de vendas pode oferecê-la ao participante seguinte.',
  ],
} as const;

const EN = {
  conditional: ['Conditional sale to decide', 'Next step: accept or release the best bid'],
  'conditional-expired': [
    'Conditional sale not decided',
    'The time to decide has run out, the best bid was released, and the offer has ended without a sale.',
  ],
  'conditional-left': [
    'Bidder left the conditional sale',
    'The store has been suspended for more than a day and the best bidder asked to leave: they were released, and the offer has ended without a sale.',
  ],
  'second-chance-declined': [
    'Second chance declined',
    'The offer remains ended without a sale. The sales team can offer it to the next bidder.',
  ],
  'second-chance-expired': [
    'Second chance not answered',
    'The time has run out, and the offer remains ended without a sale. The sales team can offer it to the next bidder.',
  ],
} as const;

/** To sellers: an end without a sale so far. Bidders are not named while nothing is sold. */
export function salesUndecided(facts: Facts): MailContent {
  const { kind, valueCentavos, decideBy } = facts;
  const value = formatMoney(valueCentavos);
  const [subjectPt, nextPt] = PTBR[kind];
  const [subjectEn, nextEn] = EN[kind];
  return teamMail(facts, {
    PTBR: {
      subject: subjectPt,
      lines: [
        `Melhor lance: ${value}.`,
        decideBy === null ? nextPt : `${nextPt} até ${instantIn('PTBR', decideBy)}.`,
      ],
    },
    EN: {
      subject: subjectEn,
      lines: [
        `Best bid: ${value}.`,
        decideBy === null ? nextEn : `${nextEn} by ${instantIn('EN', decideBy)}.`,
      ],
    },
  });
}
