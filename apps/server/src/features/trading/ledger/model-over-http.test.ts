import {
  nextCommand,
  pick,
  seededNumbers,
  type ModelCommand,
} from '@patio/domain/testing-support/model-command.ts';
import { MODEL_SEQUENCES } from '@patio/domain/testing-support/model-length.ts';
import { standingOf } from '@patio/domain/testing-support/reference-auction.ts';
import { ReferenceRun } from '@patio/domain/testing-support/reference-run.ts';
import { addWorkingDays } from '@patio/domain/time/working-days.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { AuctionOverHttp } from '../../../../test/scenes/auction-over-http.ts';
import { buildAuctionedOffer } from '../../../../test/builders/auctioned-offer.ts';
import { buildBuyer, type Buyer } from '../../../../test/builders/buyer.ts';
import { buildStaff, type StaffMember } from '../../../../test/builders/staff.ts';
import { startTestServer, type TestServer } from '../../../../test/test-server.ts';
import { workingCalendar } from '../../sales/working-days/public.ts';
import { verifyLedgers } from './public.ts';

const SEQUENCES = Math.min(500, Math.ceil(MODEL_SEQUENCES / 200));
const COMMANDS = 12;
const BUY_NOW = 600_000;
/** A repeated bid within ten seconds gets the first reply again: here everyone waits longer. */
const PAUSE_MS = 10_001;
const TRIED = new Set([
  'bid',
  'annul',
  'close',
  'buy',
  'best-bid',
  'default',
  'offer-chance',
  'answer-chance',
  'reopen',
]);

let server: TestServer;
let staff: StaffMember;
let buyers: Buyer[];

beforeAll(async () => {
  server = await startTestServer({ STRIKES_BEFORE_BLOCK: '0' });
  await server.deps.database.run({ name: 'raise-limits', text: 'update profile_limit set amount = 100000' });
  staff = await buildStaff(server);
  buyers = [];
  for (let index = 0; index < 4; index += 1) buyers.push(await buildBuyer(server));
});
afterAll(() => server.close());

const numberOf = (accountId: number) => buyers.findIndex(({ id }) => id === accountId) + 1;

/** Price, leader, maximum, end, status and every line, by the numbers of the model. */
async function storedIn(http: AuctionOverHttp) {
  const { state, history } = await http.stored();
  const { status, price, leader, end, conditionalUntil } = state;
  return {
    status,
    price,
    leader: leader && [numberOf(leader.bidderId), leader.maximum, leader.since],
    end,
    waits: conditionalUntil !== null,
    lines: history.entries.map(({ type, participant, value, at }) => [
      type,
      participant === null ? null : numberOf(participant),
      value,
      at,
    ]),
  };
}

function expectedOf({ auction }: ReferenceRun) {
  const { price, leader } = standingOf(auction);
  return {
    status: auction.status,
    price,
    leader: leader && [leader.who, leader.maximum, leader.since],
    end: auction.end,
    waits: auction.conditional,
    lines: auction.lines.map(({ type, who, value, at }) => [type, who, value, at]),
  };
}

/** The status that an answer of the reference has over HTTP; null where it says nothing of it. */
function statusOf({ kind }: ModelCommand, answer: string): number | null {
  if (kind !== 'bid' && kind !== 'buy') return null;
  if (/^\d{3}$/u.test(answer)) return Number(answer);
  return answer === 'beaten' ? 409 : 201;
}

function commandAfter(
  reference: ReferenceRun,
  random: () => number,
  manner: 'bids' | 'proposals',
): ModelCommand {
  const { auction } = reference;
  const now = server.clock.now();
  for (;;) {
    const command = nextCommand({
      random,
      clock: now,
      end: auction.end,
      open: auction.status === 'A',
      standing: standingOf(auction),
      increment: auction.rule.increment,
      buyNow: BUY_NOW,
      manner,
      edges: reference.edges(),
    });
    const fits = TRIED.has(command.kind) && !(command.kind === 'close' && command.early);
    const limited = (command.kind === 'bid' || command.kind === 'buy') && command.limitReached;
    if (fits && !limited) return { ...command, clock: Math.max(command.clock, now + PAUSE_MS) };
  }
}

async function playOver(seed: number): Promise<void> {
  const random = seededNumbers(seed);
  const rule = {
    version: 3 as const,
    base: 100_000,
    increment: pick(random, [10_000, 2500]),
    minimumStep: pick(random, ['any', 'increment'] as const),
    reserve: pick(random, [null, 250_000, 400_000]),
    originalEnd: server.clock.now() + 3_600_000,
    softCloseMs: pick(random, [180_000, 0]),
    softCloseCapMs: 3_600_000,
    throttleMs: server.deps.config.rules.bidThrottleMs,
  };
  const code = await buildAuctionedOffer(server.deps.database, server.clock.now(), {
    baseCents: rule.base,
    incrementCents: rule.increment,
    minimumStep: rule.minimumStep,
    reserveCents: rule.reserve,
    endAt: rule.originalEnd,
    softCloseMs: rule.softCloseMs,
    buyNowCents: BUY_NOW,
  });
  const http = new AuctionOverHttp(server, code, { buyers, staff });
  const calendar = await workingCalendar(server.deps.database, server.clock.now());
  const { conditionalSaleDays } = server.deps.config.rules;
  const decisionTerm = (at: number) => addWorkingDays(at, conditionalSaleDays, calendar);
  const reference = new ReferenceRun(rule, { buyNow: BUY_NOW, floor: 0, decisionTerm });
  const story: string[] = [];
  for (let index = 0; index < COMMANDS; index += 1) {
    const command = commandAfter(reference, random, 'bids');
    server.clock.set(command.clock);
    const status = await http.take(command);
    // Suspicious bidding is looked at by people first, which the reference knows nothing of.
    if (command.kind === 'offer-chance' && status === 409) continue;
    const answer = reference.take(command);
    story.push(`${JSON.stringify(command)} ${status} ${answer}`);
    expect([status, story.join('\n')]).toEqual([statusOf(command, answer) ?? status, story.join('\n')]);
    expect([await storedIn(http), story.join('\n')]).toEqual([expectedOf(reference), story.join('\n')]);
  }
}

describe('an auction over HTTP against the reference, rules 0.3 to 0.9', () => {
  it(`is stored as the reference has it after every command of ${SEQUENCES} random sequences`, async () => {
    for (let seed = 1; seed <= SEQUENCES; seed += 1) await playOver(seed);
    const faults: unknown[] = [];
    const verified = await verifyLedgers(server.deps.database, null, (fault) => faults.push(fault));
    expect(faults).toEqual([]);
    expect(verified).toMatchObject({ offers: SEQUENCES, faults: 0 });
    expect(verified.purchases).toBeGreaterThan(SEQUENCES / 10);
  }, 900_000);
});
