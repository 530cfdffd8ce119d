import { formatMoney } from '@patio/domain/money/format-money.ts';
import { formatDateTime } from '@patio/domain/time/sao-paulo.ts';
import type { MailContent } from '../mail-content.ts';
import type { TeamProposal } from './sales-proposal.ts';
import { proposalLine } from './sales-proposal.ts';
import { teamMail, until, type TeamMailFacts } from './team-mail.ts';

interface Facts extends TeamMailFacts {
  /** That wait for an answer, the one that lapses first before the others. */
  readonly waiting: readonly TeamProposal[];
  readonly withdrawn: readonly TeamProposal[];
}

/** Lines of each kind; the rest are a number. */
const shown = 10;

/** The same for several proposals on one offer that came within a pause. */
export function salesProposals(facts: Facts): MailContent {
  const { waiting, withdrawn } = facts;
  const first = waiting[0];
  return teamMail(facts, {
    subject: subjectOf(waiting.length, withdrawn.length),
    lines: [
      ...waiting.slice(0, shown).map(proposalLine),
      ...rest(waiting.length, 'à espera de resposta'),
      ...withdrawn
        .slice(0, shown)
        .map(
          ({ code, valueCentavos }) =>
            `Proposta ${code}: ${formatMoney(valueCentavos)}, retirada pelo comprador.`,
        ),
      ...rest(withdrawn.length, 'retiradas'),
      first === undefined
        ? 'Não há nada a responder.'
        : `Próximo passo: responda à primeira ${until(formatDateTime(first.expiresAt))}. Depois disso ela vence.`,
    ],
  });
}

function subjectOf(waiting: number, withdrawn: number): string {
  if (waiting > 0)
    return waiting === 1 ? '1 proposta espera resposta' : `${waiting} propostas esperam resposta`;
  return withdrawn === 1 ? '1 proposta retirada' : `${withdrawn} propostas retiradas`;
}

function rest(count: number, what: string): string[] {
  return count > shown ? [`E mais ${count - shown} ${what}.`] : [];
}
