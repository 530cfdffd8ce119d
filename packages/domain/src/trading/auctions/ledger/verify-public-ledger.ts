import type { Centavos } from '../../../money/centavos.ts';
import type { AuctionStatus, MinimumStep, RuleVersion } from '../auction-state.ts';
import { GENESIS_HASH, ledgerLine } from './ledger-chain.ts';
import type { ChainedEntry, Sha256Hex } from './ledger-chain.ts';
import { ledgerSteps } from './ledger-steps.ts';
import type { LedgerStep } from './ledger-steps.ts';
import { sealTexts, verifyMaximaSeals, type PublicMaximum } from './verify-maxima-seals.ts';
import { reserveText } from './reserve-seal.ts';

/** Used for a reserve that nobody reached: it is never published, and no bid is as high as this. */
const NEVER_REACHED = Number.MAX_SAFE_INTEGER;

/** A public ledger: pseudonyms instead of people. Centavos and epoch milliseconds. */
export type PublicLedger = {
  readonly offerId: number;
  readonly rule: {
    readonly version: RuleVersion;
    readonly base: Centavos;
    readonly increment: Centavos;
    readonly minimumStep: MinimumStep;
    readonly hasReserve: boolean;
    readonly seal: string | null;
    /** Null while the secrets are sealed, and forever if no bid reached it. */
    readonly reserve: { readonly value: Centavos; readonly secret: string } | null;
    /** The secret of the seals of the maxima; null while they are sealed, and in ledgers of version 1. */
    readonly secret: string | null;
    readonly originalEnd: number;
    readonly softCloseMs: number;
    readonly softCloseCapMs: number;
  };
  readonly shown: {
    readonly status: AuctionStatus;
    readonly price: Centavos;
    readonly leader: string | null;
    readonly end: number;
  };
  readonly entries: readonly PublicEntry[];
  /** Null while they are sealed (rule 0.41). */
  readonly maxima: readonly PublicMaximum[] | null;
};

/** A line with the seal of the maxima that were set until then; null in ledgers of version 1. */
export type PublicEntry = ChainedEntry & { readonly seal: string | null };

/** What is wrong with a line of the chain; `none`: nothing. */
export type ChainFault = 'none' | 'sequence' | 'link' | 'content' | 'instant';

/** One instant of the ledger: its lines with the result of the chain for each, and, after the end, the result of the rules. */
export type VerifiedStep = {
  readonly at: number;
  readonly lines: readonly { readonly entry: ChainedEntry; readonly fault: ChainFault }[];
  /** Null while the maxima are sealed: without them it cannot be checked. */
  readonly rule: LedgerStep | null;
  readonly holds: boolean;
};

/** `unknown`: it cannot be checked while the secrets are sealed, or there is nothing to check. */
export type Verdict = 'holds' | 'broken' | 'unknown';

export type VerifiedLedger = {
  readonly steps: readonly VerifiedStep[];
  readonly chain: Verdict;
  readonly rule: Verdict;
  /** Whether the displayed status, price, leader and end are those that the ledger produces. */
  readonly outcome: Verdict;
  readonly seal: Verdict;
  /** Whether the maxima are those to which the lines committed (rule 0.41). */
  readonly maxima: Verdict;
  readonly verdict: 'holds' | 'broken' | 'so-far';
  /** Numbers of the participants in `rule`, by pseudonym. */
  readonly names: ReadonlyMap<number, string>;
};

/**
 * Verifies a public ledger as an outsider can (rules 0.9): every line against the hash chain, and once the secrets are published every line
 * against the rules of the auction, with the same functions that decided the bids. `sha256Hex` as for `chainEntries`.
 */
export function verifyPublicLedger(ledger: PublicLedger, sha256Hex: Sha256Hex): VerifiedLedger {
  const numbers = numbersOf(ledger);
  const faults = chainFaults(ledger.entries, sha256Hex);
  const derived = ledger.maxima === null ? null : deriveSteps(ledger, ledger.maxima, numbers);
  const steps = joinSteps(ledger.entries, faults, derived);
  const chain = [...faults.values()].every((fault) => fault === 'none') ? 'holds' : 'broken';
  const rule = derived === null ? 'unknown' : derived.every((step) => step.agrees) ? 'holds' : 'broken';
  const outcome = outcomeOf(ledger, derived, numbers);
  const seal = sealOf(ledger, sha256Hex);
  const maxima = verifyMaximaSeals(ledger, sha256Hex);
  const broken = [chain, rule, outcome, seal, maxima].includes('broken');
  return {
    steps,
    chain,
    rule,
    outcome,
    seal,
    maxima,
    verdict: broken ? 'broken' : derived === null ? 'so-far' : 'holds',
    names: new Map([...numbers].map(([name, number]) => [number, name])),
  };
}

/** The texts whose hashes a verification needs; computed in advance where hashing is asynchronous. */
export function textsToHash(ledger: PublicLedger): readonly string[] {
  const { offerId, rule, entries } = ledger;
  const lines = [...entries.map((entry) => ledgerLine(entry)), ...sealTexts(ledger)];
  return rule.reserve === null ? lines : [...lines, reserveText({ offerId, ...rule.reserve })];
}

function numbersOf({ entries, maxima, shown }: PublicLedger): ReadonlyMap<string, number> {
  const names = [
    ...entries.map((entry) => entry.participant),
    ...(maxima ?? []).map((maximum) => maximum.participant),
    shown.leader ?? '',
  ];
  return new Map([...new Set(names)].filter(Boolean).map((name, index) => [name, index + 1]));
}

function chainFaults(
  entries: readonly ChainedEntry[],
  sha256Hex: Sha256Hex,
): ReadonlyMap<ChainedEntry, ChainFault> {
  return new Map(
    entries.map((entry, index) => [entry, chainFault(entry, entries[index - 1], sha256Hex)] as const),
  );
}

function chainFault(entry: ChainedEntry, before: ChainedEntry | undefined, sha256Hex: Sha256Hex): ChainFault {
  if (entry.seq !== (before?.seq ?? 0) + 1) return 'sequence';
  if (entry.previous !== (before?.hash ?? GENESIS_HASH)) return 'link';
  if (sha256Hex(ledgerLine(entry)) !== entry.hash) return 'content';
  return before !== undefined && entry.at < before.at ? 'instant' : 'none';
}

function deriveSteps(
  { offerId, rule, entries }: PublicLedger,
  maxima: readonly PublicMaximum[],
  numbers: ReadonlyMap<string, number>,
): readonly LedgerStep[] {
  const { version, base, increment, minimumStep, originalEnd, softCloseMs, softCloseCapMs } = rule;
  const reserve = rule.hasReserve ? (rule.reserve?.value ?? NEVER_REACHED) : null;
  const opening = { offerId, version, base, increment, reserve, originalEnd, softCloseMs, softCloseCapMs };
  return ledgerSteps(
    { ...opening, minimumStep: version < 3 ? 'any' : minimumStep, conditionalWorkingDays: 1 },
    {
      entries: entries.map(({ seq, at, participant, type, value }) => ({
        seq,
        at,
        type,
        value,
        participant: numbers.get(participant) ?? null,
      })),
      maxima: maxima.map(({ participant, value, at }) => ({
        bidderId: numbers.get(participant) ?? 0,
        value,
        at,
      })),
    },
  );
}

function joinSteps(
  entries: readonly ChainedEntry[],
  faults: ReadonlyMap<ChainedEntry, ChainFault>,
  derived: readonly LedgerStep[] | null,
): readonly VerifiedStep[] {
  const linesAt = Map.groupBy(entries, (entry) => entry.at);
  const ruleAt = new Map((derived ?? []).map((step) => [step.at, step]));
  const instants = derived === null ? [...linesAt.keys()] : [...ruleAt.keys()];
  return instants.map((at) => {
    const lines = (linesAt.get(at) ?? []).map((entry) => ({ entry, fault: faults.get(entry) ?? 'none' }));
    const rule = ruleAt.get(at) ?? null;
    const holds = lines.every((line) => line.fault === 'none') && (rule === null || rule.agrees);
    return { at, lines, rule, holds };
  });
}

function outcomeOf(
  { shown, entries, maxima }: PublicLedger,
  derived: readonly LedgerStep[] | null,
  numbers: ReadonlyMap<string, number>,
): Verdict {
  if (derived === null) return shownSoFar(shown, entries);
  const last = derived.at(-1)?.after;
  // An offer may be imported as already sold: then there were never any bids here.
  if (last === undefined) return maxima?.length === 0 && shown.leader === null ? 'unknown' : 'broken';
  const leader = shown.leader === null ? null : (numbers.get(shown.leader) ?? null);
  const same =
    last.status === shown.status &&
    last.price === shown.price &&
    last.end === shown.end &&
    (last.leader?.bidderId ?? null) === leader;
  return same ? 'holds' : 'broken';
}

/** While the maxima are secret the last visible bid still determines price and leader, unless bids were annulled. */
function shownSoFar(shown: PublicLedger['shown'], entries: readonly ChainedEntry[]): Verdict {
  if (entries.some((entry) => entry.type === 'Z')) return 'unknown';
  const last = entries.findLast(({ type }) => type === 'L' || type === 'P');
  if (last === undefined) return shown.leader === null ? 'unknown' : 'broken';
  return last.value === shown.price && last.participant === shown.leader ? 'holds' : 'broken';
}

function sealOf({ offerId, rule }: PublicLedger, sha256Hex: Sha256Hex): Verdict {
  if (!rule.hasReserve) return 'unknown';
  if (rule.seal === null) return 'broken';
  if (rule.reserve === null) return 'unknown';
  return sha256Hex(reserveText({ offerId, ...rule.reserve })) === rule.seal ? 'holds' : 'broken';
}
