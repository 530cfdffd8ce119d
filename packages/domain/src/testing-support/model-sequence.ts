import type { AuctionRule } from '../trading/auctions/auction-state.ts';
import { ledgerSteps } from '../trading/auctions/ledger/ledger-steps.ts';
import { verifyPublicLedger } from '../trading/auctions/ledger/verify-public-ledger.ts';
import { addWorkingDays } from '../time/working-days.ts';
import { EngineAuction } from './engine-auction.ts';
import { nextCommand, pick, seededNumbers, type ModelCommand } from './model-command.ts';
import { countOf, isReserveMet, standingOf } from './reference-auction.ts';
import { published, sha256Hex } from './public-ledger.ts';
import { ReferenceRun } from './reference-run.ts';

const WORKING_DAYS = 3;
const START = 1_800_000_000_000;

/** What became of a random sequence. `difference` is null when engine and reference agreed all the way. */
export interface PlayedSequence {
  readonly difference: string | null;
  readonly commands: readonly ModelCommand[];
  /** How often each command came to each answer. */
  readonly answers: readonly string[];
}

/** Plays random commands on the rules of the product and on the reference, and compares both after each of them. */
export function playSequence(seed: number): PlayedSequence {
  const random = seededNumbers(seed);
  const { rule, settings } = setting(random);
  const engine = new EngineAuction(rule, settings);
  const reference = new ReferenceRun(
    { ...rule, throttleMs: settings.throttleMs },
    { ...settings, decisionTerm: (at) => addWorkingDays(at, WORKING_DAYS) },
  );
  const commands: ModelCommand[] = [];
  const answers: string[] = [];
  let clock = START;
  const manner = random() < 0.25 ? 'proposals' : 'bids';
  const length = 10 + Math.floor(random() * 30);
  for (let index = 0; index < length; index += 1) {
    const { auction } = reference;
    const command = nextCommand({
      random,
      clock,
      end: auction.end,
      open: auction.status === 'A',
      standing: standingOf(auction),
      increment: rule.increment,
      buyNow: settings.buyNow,
      manner,
      edges: reference.edges(),
    });
    clock = command.clock;
    commands.push(command);
    const [taken, expected] = [engine.take(command), reference.take(command)];
    answers.push(`${command.kind}: ${/^\d+ for/u.test(taken) ? 'offered' : taken}`);
    const [found, wanted] = [seenOf(engine), wantedOf(reference)];
    if (taken !== expected || found !== wanted) {
      const difference = `engine ${taken} ${found}\nreference ${expected} ${wanted}`;
      return { difference, commands, answers };
    }
  }
  return { difference: provenLedger(rule, engine), commands, answers };
}

function setting(random: () => number) {
  const base = 100_000;
  const version = pick(random, [3, 3, 2, 1] as const);
  const rule: AuctionRule = {
    offerId: 1,
    version,
    base,
    increment: pick(random, [10_000, 2500, 50_000]),
    minimumStep: version === 3 ? pick(random, ['any', 'increment'] as const) : 'any',
    reserve: pick(random, [null, null, 250_000, 400_000, base]),
    originalEnd: START + 3_600_000,
    softCloseMs: pick(random, [180_000, 180_000, 0, 600_000]),
    softCloseCapMs: pick(random, [3_600_000, 400_000, 0]),
    conditionalWorkingDays: WORKING_DAYS,
  };
  const settings = {
    throttleMs: pick(random, [0, 180_000]),
    buyNow: pick(random, [0, 600_000]),
    floor: pick(random, [0, 200_000]),
  };
  return { rule, settings };
}

function seenOf({ state, history, bidCount }: EngineAuction): string {
  const { status, price, leader, end, conditionalUntil, reserveMet, lastAt, sequence } = state;
  return JSON.stringify({
    status,
    price,
    leader: leader && [leader.bidderId, leader.maximum, leader.since],
    end,
    bidCount,
    waits: conditionalUntil !== null,
    reserveMet,
    lastAt,
    sequence,
    lines: history.entries.slice(-6).map((line) => [line.at, line.type, line.participant, line.value]),
  });
}

function wantedOf(run: ReferenceRun): string {
  const { auction } = run;
  const { price, leader } = standingOf(auction);
  return JSON.stringify({
    status: auction.status,
    price,
    leader: leader && [leader.who, leader.maximum, leader.since],
    end: auction.end,
    bidCount: countOf(auction),
    waits: auction.conditional,
    reserveMet: isReserveMet(auction),
    lastAt: auction.lastAt,
    sequence: auction.lines.length,
    lines: auction.lines.slice(-6).map((line) => [line.at, line.type, line.who, line.value]),
  });
}

/** Replays what was written: the state must come out the same, and an outsider's check of the public ledger must hold. */
function provenLedger(rule: AuctionRule, { state, history, bidCount }: EngineAuction): string | null {
  const steps = ledgerSteps(rule, history);
  const wrong = steps.find((step) => !step.agrees);
  if (wrong !== undefined) return `the step at ${wrong.at} is not explained: ${JSON.stringify(wrong)}`;
  if ((steps.at(-1)?.bidCount ?? 0) !== bidCount) return `${bidCount} bids were counted`;
  const replayed = steps.at(-1)?.after;
  if (replayed !== undefined && JSON.stringify(replayed) !== JSON.stringify(state)) {
    return `replayed ${JSON.stringify(replayed)}\nstored ${JSON.stringify(state)}`;
  }
  const { verdict } = verifyPublicLedger(published(state, history), sha256Hex);
  return verdict === (state.status === 'A' ? 'so-far' : 'holds') ? null : `the public ledger is ${verdict}`;
}
