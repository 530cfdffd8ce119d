import type { Idiom } from '@patio/contract/errors/catalogue.ts';
import { formatMoney } from '@patio/domain/money/format-money.ts';
import type { MailContent } from '../../mail-content.ts';
import { proposalLine, type TeamProposal } from '../proposals/proposal-lines.ts';
import { instantIn, teamMail, type TeamMailFacts, type TeamMailWords } from './team-mail.ts';

interface Facts extends TeamMailFacts {
  /** Those waiting for an answer, earliest expiry first. */
  readonly waiting: readonly TeamProposal[];
  readonly withdrawn: readonly TeamProposal[];
  /** That a bid has reached. */
  readonly lapsed: readonly TeamProposal[];
}

/** Maximum of lines of each kind; the rest are counted. */
const shown = 10;

/** The same for several proposals on one offer within a pause. */
export function salesProposals(facts: Facts): MailContent {
  return teamMail(facts, { PTBR: inPortuguese(facts), EN: inEnglish(facts) });
}

function inPortuguese({ waiting, withdrawn, lapsed }: Facts): TeamMailWords {
  const some = (count: number, one: string, several: string) =>
    count === 1 ? `1 proposta ${one}` : `${count} propostas ${several}`;
  const over = overLines('Proposta');
  const rest = restLine((count, what) => `E mais ${count} ${what}.`);
  return {
    subject: subjectOf(
      { waiting, withdrawn, lapsed },
      {
        waiting: some(waiting.length, 'espera resposta', 'esperam resposta'),
        withdrawn: some(withdrawn.length, 'retirada', 'retiradas'),
        lapsed: some(lapsed.length, 'superada por um lance', 'superadas por um lance'),
        both: `${withdrawn.length + lapsed.length} propostas não valem mais`,
      },
    ),
    lines: [
      ...waitingLines('PTBR', waiting),
      ...rest(waiting, 'à espera de resposta'),
      ...over(withdrawn, 'retirada pelo comprador'),
      ...rest(withdrawn, 'retiradas'),
      ...over(lapsed, 'superada por um lance'),
      ...rest(lapsed, 'superadas por um lance'),
      waiting[0] === undefined
        ? 'Não há nada a responder.'
        : `Próximo passo: responda à primeira até ${instantIn('PTBR', waiting[0].expiresAt)}. Depois disso ela vence.`,
    ],
  };
}

function inEnglish({ waiting, withdrawn, lapsed }: Facts): TeamMailWords {
  const some = (count: number, one: string, several: string) =>
    count === 1 ? `1 proposal ${one}` : `${count} proposals ${several}`;
  const over = overLines('Proposal');
  const rest = restLine((count, what) => `And ${count} more ${what}.`);
  return {
    subject: subjectOf(
      { waiting, withdrawn, lapsed },
      {
        waiting: some(waiting.length, 'is waiting for an answer', 'are waiting for an answer'),
        withdrawn: some(withdrawn.length, 'withdrawn', 'withdrawn'),
        lapsed: some(lapsed.length, 'overtaken by a bid', 'overtaken by bids'),
        both: `${withdrawn.length + lapsed.length} proposals no longer stand`,
      },
    ),
    lines: [
      ...waitingLines('EN', waiting),
      ...rest(waiting, 'waiting for an answer'),
      ...over(withdrawn, 'withdrawn by the buyer'),
      ...rest(withdrawn, 'withdrawn'),
      ...over(lapsed, 'overtaken by a bid'),
      ...rest(lapsed, 'overtaken by bids'),
      waiting[0] === undefined
        ? 'There is nothing to answer.'
        : `Next step: answer the first one by ${instantIn('EN', waiting[0].expiresAt)}. After that, it expires.`,
    ],
  };
}

type Counted = Pick<Facts, 'waiting' | 'withdrawn' | 'lapsed'>;

function subjectOf(
  { waiting, withdrawn, lapsed }: Counted,
  words: Readonly<Record<keyof Counted | 'both', string>>,
): string {
  if (waiting.length > 0) return words.waiting;
  if (lapsed.length === 0) return words.withdrawn;
  return withdrawn.length === 0 ? words.lapsed : words.both;
}

function waitingLines(idiom: Idiom, waiting: readonly TeamProposal[]): string[] {
  return waiting.slice(0, shown).map((one) => proposalLine(idiom, one));
}

const overLines = (name: string) => (proposals: readonly TeamProposal[], how: string) =>
  proposals
    .slice(0, shown)
    .map(({ code, valueCentavos }) => `${name} ${code}: ${formatMoney(valueCentavos)}, ${how}.`);

const restLine =
  (line: (count: number, what: string) => string) =>
  ({ length }: readonly TeamProposal[], what: string) =>
    length > shown ? [line(length - shown, what)] : [];
