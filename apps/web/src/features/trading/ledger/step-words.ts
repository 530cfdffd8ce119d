import { formatMoney } from '@patio/domain/money/format-money.ts';
import type { LedgerStep } from '@patio/domain/trading/auctions/ledger/ledger-steps.ts';
import type { LedgerEntry } from '@patio/domain/trading/auctions/ledger/ledger-entry.ts';
import type { AuctionState } from '@patio/domain/trading/auctions/auction-state.ts';
import type { LedgerTexts } from './texts/ptbr.ts';

/** Data for the text of a step. */
interface Telling {
  readonly texts: LedgerTexts;
  readonly name: (participant: number | null) => string;
  /** Formats a time of day, to the second. */
  readonly time: (at: number) => string;
  /** A day with its time. */
  readonly dateTime: (at: number) => string;
}

/** A step as text: what came in, what the rule says about it, and the state afterwards. */
export interface StepWords {
  readonly cameIn: string;
  readonly says: readonly string[];
  readonly after: string;
}

/** Describes a step; `before` is the state of the auction when it began. */
export function stepWords(step: LedgerStep, before: AuctionState, telling: Telling): StepWords {
  return {
    cameIn: cameIn(step, telling),
    says: [...says(step, before, telling), ...expected(step, telling)],
    after: standsNow(step.after, telling),
  };
}

function standsNow(after: AuctionState, { texts, name }: Telling): string {
  if (after.status === 'E' && after.conditionalUntil === null) return texts.over;
  const leader = after.leader === null ? texts.nobody : name(after.leader.bidderId);
  const status = after.conditionalUntil === null ? texts.status[after.status] : texts.waits;
  const stands = texts.after(formatMoney(after.price), leader);
  return status === '' ? stands : `${stands} · ${status}`;
}

function cameIn({ cause, bid, recorded }: LedgerStep, { texts, name }: Telling): string {
  const words = texts.cameIn;
  const [line] = recorded;
  const who = name(bid?.bidderId ?? line?.participant ?? null);
  const value = formatMoney(bid?.amount ?? line?.value ?? 0);
  switch (cause) {
    case 'manual':
    case 'maximum':
    case 'raise':
    case 'sold-otherwise':
    case 'second-chance-taken':
      return words[cause](who, value);
    case 'annulment':
      return words.annulment(recorded.length);
    case 'sold':
    case 'conditional':
    case 'unsold':
      return words.close;
    default:
      return words[cause];
  }
}

function says(step: LedgerStep, before: AuctionState, { texts, time, dateTime }: Telling): readonly string[] {
  const words = texts.says;
  if (step.cause === 'reopened' || step.cause === 'end-moved') {
    return [words[step.cause](dateTime(step.after.end))];
  }
  if (step.cause !== 'manual' && step.cause !== 'maximum' && step.cause !== 'raise')
    return [words[step.cause]];
  const { after } = step;
  const lifted = after.reserve !== null && after.price === after.reserve && before.price < after.price;
  return [
    bidWords(step, before, texts),
    ...(lifted ? [words.lifted] : []),
    ...(after.end > before.end ? [words.extended(time(after.end))] : []),
  ];
}

function bidWords({ cause, leads }: LedgerStep, before: AuctionState, { says: words }: LedgerTexts): string {
  const step = formatMoney(before.increment);
  if (cause === 'raise') return words.raise;
  if (!leads) return words.beaten(step);
  if (before.leader === null) return cause === 'manual' ? words.firstManual : words.firstMaximum;
  return cause === 'manual' ? words.leadsManual : words.leadsMaximum(step);
}

function expected(step: LedgerStep, telling: Telling): readonly string[] {
  if (step.agrees) return [];
  const words = telling.texts.says;
  if (step.derived.length === 0) return [words.expectedNothing];
  return [words.expected(step.derived.map((line) => lineWords(line, telling)).join('; '))];
}

function lineWords({ type, participant, value }: LedgerEntry, { texts, name, dateTime }: Telling): string {
  const who = participant === null ? '' : ` ${name(participant)}`;
  const shown = type === 'R' || type === 'M' ? dateTime(value) : formatMoney(value);
  return `${texts.kinds[type]}${who} ${shown}`;
}
