import { formatMoney } from '@patio/domain/money/format-money.ts';
import { formatDateTime } from '@patio/domain/time/sao-paulo.ts';
import type { MailContent } from '../mail-content.ts';
import { teamMail, until, type TeamMailFacts } from './team-mail.ts';

/** A proposal as those who decide on it read it. Value in centavos, instant in epoch milliseconds. */
export interface TeamProposal {
  readonly code: number;
  readonly valueCentavos: number;
  /** `Pessoa física`, `Empresa`, `Revendedor`: who it is, is told with the sale. */
  readonly profile: string;
  /** Two letters; null: the buyer fetches it. */
  readonly deliveredTo: string | null;
  readonly expiresAt: number;
}

interface Facts extends TeamMailFacts {
  readonly kind: keyof typeof SUBJECTS;
  readonly proposal: TeamProposal;
  /** What the buyer wrote, masked. */
  readonly message: string;
  /** The current price, centavos: the bid that has reached a lapsed one. */
  readonly priceCentavos: number;
}

const SUBJECTS = {
  received: 'Nova proposta para responder',
  raised: 'Proposta alterada pelo comprador',
  countered: 'O comprador respondeu à contraproposta',
  withdrawn: 'Proposta retirada pelo comprador',
  lapsed: 'Proposta superada por um lance',
  review: 'O comprador pede que uma pessoa reveja a recusa',
} as const;

/** To those who decide on proposals: how much is offered, and until when it waits (S-07). */
export function salesProposal(facts: Facts): MailContent {
  const { kind, proposal, message } = facts;
  const waits = kind !== 'withdrawn' && kind !== 'lapsed';
  return teamMail(facts, {
    subject: SUBJECTS[kind],
    personal: waits && message !== '' ? [`Mensagem: ${message}`] : [],
    lines: [proposalLine(proposal), nextStep(facts)],
  });
}

function nextStep({ kind, proposal, priceCentavos }: Facts): string {
  const answer = `${until(formatDateTime(proposal.expiresAt))}. Depois disso a proposta vence.`;
  switch (kind) {
    case 'withdrawn':
      return 'Não há nada a responder.';
    case 'lapsed':
      return `Um lance de ${formatMoney(priceCentavos)} chegou ao valor dela, e ela não vale mais. Não há nada a responder: a oferta segue em leilão.`;
    case 'review':
      return `A regra automática a tinha recusado. Próximo passo: uma pessoa aceita, recusa ou responde com outro valor ${answer}`;
    default:
      return `Próximo passo: responda ${answer}`;
  }
}

/** `Proposta 318: R$ 9.000,00, pessoa física, retirada.` */
export function proposalLine({ code, valueCentavos, profile, deliveredTo }: TeamProposal): string {
  const delivery = deliveredTo === null ? 'retirada' : `entrega em ${deliveredTo}`;
  return `Proposta ${code}: ${formatMoney(valueCentavos)}, ${profile}, ${delivery}.`;
}
