import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { systemClock } from '../../apps/server/src/platform/clock/clock.ts';
import { buildServer } from '../../apps/server/src/server.ts';
import { buildDealer } from '../../apps/server/test/builders/dealer.ts';
import { buildAuctionedOffer } from '../../apps/server/test/builders/auctioned-offer.ts';
import { buildSession } from '../../apps/server/test/builders/session.ts';
import { startTestServer, type TestServer } from '../../apps/server/test/test-server.ts';
import { seededRandom } from '../../bench/seeded-random.ts';
import { faultsOf } from '../finding.ts';
import { countBids } from '../proof/count-bids.ts';
import { inconsistentLedgers } from '../proof/verify-ledgers.ts';
import { bidDuring } from '../scenarios/bidding.ts';
import { openWrongFront, type Spoiling } from './wrong-front.ts';

const bidders = 6;
const forMs = 900;
/** In this time a user who is always refused gives up. */
const timeoutMs = 600;

let server: TestServer;
const ends: (() => Promise<void>)[] = [];

beforeAll(async () => {
  server = await startTestServer({ BID_THROTTLE_MINUTES: '0' });
  await server.deps.database.run({ name: 'test.limits', text: 'update profile_limit set amount = 1000000' });
});
afterAll(async () => {
  for (const end of ends) await end();
  await server.close();
});

/** The product, listening, with rules of its own when it is to be wrong inside. */
async function product(rules: Partial<TestServer['deps']['config']['rules']> = {}): Promise<string> {
  const { deps } = server;
  const config = { ...deps.config, rules: { ...deps.config.rules, ...rules } };
  const app = await buildServer({ ...deps, clock: systemClock, config });
  ends.push(() => app.close());
  return app.listen({ host: '127.0.0.1', port: 0 });
}

async function behind(origin: string, spoiling: Partial<Spoiling>): Promise<string> {
  const front = await openWrongFront(origin, {
    early: () => null,
    change: (_call, status, body) => ({ status, body }),
    ...spoiling,
  });
  ends.push(() => front.close());
  return front.origin;
}

/** Lets people bid through an origin for a moment and says what is wrong, as a run of all faults does. */
async function faultsFoundAt(origin: string): Promise<string[]> {
  const { deps } = server;
  const { database } = deps;
  const offers = [
    await buildAuctionedOffer(database, Date.now()),
    await buildAuctionedOffer(database, Date.now()),
  ];
  const people = async (count: number) => {
    const made = [];
    for (let index = 0; index < count; index += 1) {
      const { id } = await buildDealer(database);
      made.push({ id, token: (await buildSession({ ...deps, clock: systemClock }, id)).token });
    }
    return made;
  };
  const world = { people, random: seededRandom(7) };
  const answers = await bidDuring(world, { bidders, offers, origins: [origin], timeoutMs }, () =>
    pause(forMs),
  );
  const bids = await countBids(database, answers);
  return faultsOf({ ...bids, broken: await inconsistentLedgers(database, offers, () => undefined) });
}

it('the product as it is has no fault', async () => {
  expect(await faultsFoundAt(await product())).toEqual([]);
});

describe('a run finds', () => {
  it('a product that answers before it records, and forgets some of it', async () => {
    const origin = await behind(await product(), {
      early: (call) => ({ status: 201, body: { data: { codigo: 900_000 + call } }, forwards: call % 3 > 0 }),
    });
    expect(await faultsFoundAt(origin)).toContain('lost');
  });

  it('a product that knows no repetition', async () => {
    const origin = await product({ idempotencyMs: 0, doubleSendMs: 0 });
    expect(await faultsFoundAt(origin)).toContain('recorded but answered as refused');
  });

  it('a product that answers some of what it recorded as refused', async () => {
    const origin = await behind(await product(), {
      change: (call, status, body) =>
        call % 4 === 0 ? { status: 422, body: '{"erros":["x"]}' } : { status, body },
    });
    expect(await faultsFoundAt(origin)).toContain('recorded but answered as refused');
  });

  it('a product that refuses everything, in words or by failing, and the run ends', async () => {
    const refusing = (status: number) =>
      behind('http://127.0.0.1:9', { early: () => ({ status, body: { erros: ['x'] }, forwards: false }) });
    expect(await faultsFoundAt(await refusing(422))).toEqual(['nothing was done']);
    expect(await faultsFoundAt(await refusing(503))).toEqual(['nothing was done', 'never answered']);
  });
});
