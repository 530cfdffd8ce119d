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
  /** That a bid has reached. */
  readonly lapsed: readonly TeamProposal[];
}

/** Lines of each kind; the rest are a number. */
const shown = 10;

/** The same for several proposals on one offer that came within a pause. */
export function salesProposals(facts: Facts): MailContent {
  const { waiting, withdrawn, lapsed } = facts;
  const first = waiting[0];
  return teamMail(facts, {
    subject: subjectOf(facts),
    lines: [
      ...waiting.slice(0, shown).map(proposalLine),
      ...rest(waiting.length, 'à espera de resposta'),
      ...overLines(withdrawn, 'retirada pelo comprador'),
      ...rest(withdrawn.length, 'retiradas'),
      ...overLines(lapsed, 'superada por um lance'),
      ...rest(lapsed.length, 'superadas por um lance'),
      first === undefined
        ? 'Não há nada a responder.'
        : `Próximo passo: responda à primeira ${until(formatDateTime(first.expiresAt))}. Depois disso ela vence.`,
    ],
  });
}

function overLines(proposals: readonly TeamProposal[], how: string): string[] {
  return proposals
    .slice(0, shown)
    .map(({ code, valueCentavos }) => `Proposta ${code}: ${formatMoney(valueCentavos)}, ${how}.`);
}

function subjectOf({ waiting, withdrawn, lapsed }: Facts): string {
  const some = (count: number, one: string, several: string) =>
    count === 1 ? `1 proposta ${one}` : `${count} propostas ${several}`;
  if (waiting.length > 0) return some(waiting.length, 'espera resposta', 'esperam resposta');
  if (lapsed.length === 0) return some(withdrawn.length, 'retirada', 'retiradas');
  if (withdrawn.length === 0) return some(lapsed.length, 'superada por um lance', 'superadas por um lance');
  return `${withdrawn.length + lapsed.length} propostas não valem mais`;
}

function rest(count: number, what: string): string[] {
  return count > shown ? [`E mais ${count - shown} ${what}.`] : [];
}
