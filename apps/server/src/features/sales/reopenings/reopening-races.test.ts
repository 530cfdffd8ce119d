import { LONGEST_BID_WAIT_MS } from '@patio/domain/trading/auctions/bids/late-bids.ts';
import { repeats } from '@patio/domain/testing-support/repeats.ts';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildDealer } from '../../../../test/builders/dealer.ts';
import { buildAuctionedOffer } from '../../../../test/builders/auctioned-offer.ts';
import { buildSession } from '../../../../test/builders/session.ts';
import { buildStaff } from '../../../../test/builders/staff.ts';
import { readStoredAuction } from '../../../../test/scenes/stored-auction.ts';
import { startTestServer, type TestServer } from '../../../../test/test-server.ts';
import { faultsOf } from '../../../../test/scenes/purchases/undone-before-end.ts';
import { purchaseOf } from '../../../../test/scenes/purchases/undone-sale.ts';
import { closeDueAuctions } from '../closing/close-due-auctions.ts';

const RACES = Number(process.env['PATIO_REOPENING_RACES'] ?? repeats(3, 1000));
const MINUTE = 60_000;
/** Recorded, refused in words, or so late that closing must not wait for it. */
const ANSWERS = [200, 201, 404, 406, 409, 422, 503];

interface Person {
  readonly id: number;
  readonly headers: Record<string, string>;
}

let server: TestServer;
let nodes: readonly FastifyInstance[];
let staff: Person;
let people: readonly Person[] = [];

beforeAll(async () => {
  server = await startTestServer({ BID_THROTTLE_MINUTES: '0', STRIKES_BEFORE_BLOCK: '0' });
  nodes = [server.app, await server.another()];
  const { database } = server.deps;
  await database.run({ name: 'raise-limits', text: 'update profile_limit set amount = 100000' });
  staff = { id: (await buildStaff(server)).id, headers: {} };
  const accounts = [];
  for (let index = 0; index < 6; index += 1) accounts.push(await buildDealer(database));
  people = accounts.map(({ id }) => ({ id, headers: {} }));
});
afterAll(() => server.close());

/** Sessions of this race: the clock outlives them. */
async function signIn(): Promise<void> {
  const signedIn = async ({ id }: Person, office: boolean) => ({
    id,
    headers: (await buildSession(server.deps, id, { office })).headers,
  });
  [staff, ...people] = await Promise.all([
    signedIn(staff, true),
    ...people.map((person) => signedIn(person, false)),
  ]);
}

async function send(turn: number, { headers }: Person, path: string, body: object): Promise<number> {
  const reply = await nodes[turn % nodes.length]?.inject({
    method: 'POST',
    url: `/api${path}`,
    headers,
    payload: body,
  });
  return reply?.statusCode ?? 0;
}

const bid = (turn: number, person: Person, code: number, vllance: number, ismaximo = false) =>
  send(turn, person, '/lance', { cdofrta: code, cdmoeda: 1, vllance, ismaximo, frete: 'N', endereco: null });

/** An offer with bids that was bought at once, with its purchase. */
async function soldOffer(endAt: number): Promise<{ code: number; purchase: number }> {
  const traits = { buyNowCents: 4_590_000, softCloseMs: 0, endAt };
  const code = await buildAuctionedOffer(server.deps.database, server.clock.now(), traits);
  const [first, second, buyer] = people;
  if (!first || !second || !buyer) throw new Error('There are people.');
  await bid(0, first, code, 15_000, true);
  await bid(1, second, code, 12_000);
  const order = { cdofrta: code, cdmoeda: 1, vllance: 45_900, frete: 'N', endereco: null };
  expect(await send(0, buyer, '/compreja', order)).toBe(201);
  return { code, purchase: await purchaseOf(server, code) };
}

/** All that can meet: the sale undone and opened again twice over, bids, bids taken back, a second chance, closing past the end. */
async function everythingAtOnce(race: number, endAt: number, offer: { code: number; purchase: number }) {
  const { code, purchase } = offer;
  const path = `/admin/offers/${code}`;
  const motivo = 'A compra não se concretizou.';
  const undo = (turn: number) => send(turn, staff, `/admin/purchases/${purchase}/default`, { motivo });
  const reopen = async (turn: number) => {
    const answers: number[] = [];
    for (let tries = 0; tries < 4; tries += 1)
      answers.push(await send(turn, staff, `${path}/reopen`, { motivo }));
    return answers;
  };
  const deal = async (person: Person, turn: number) => {
    const answers: number[] = [];
    for (let tries = 0; tries < 3; tries += 1) {
      answers.push(
        await bid(turn + tries, person, code, 12_500 + 700 * ((turn * 5 + tries * 3) % 11), turn % 2 === 0),
      );
      if (tries === 1) answers.push(await send(turn, person, `/offer/${code}/desistencia`, {}));
    }
    return answers;
  };
  const closing = async () => {
    for (let tries = 0; tries < 6; tries += 1) {
      if (tries === 3 && race % 2 === 1) server.clock.set(endAt + LONGEST_BID_WAIT_MS);
      await closeDueAuctions(server.deps);
    }
    return [];
  };
  return Promise.all([
    undo(0),
    undo(1),
    reopen(0),
    reopen(1),
    ...people.map(deal),
    send(1, staff, `${path}/second-chance`, {}),
    closing(),
    closing(),
  ]);
}

const facts = (code: number) =>
  server.deps.database.row<{ standing: number; reopened: number; outcome: string | null; open: boolean }>(
    {
      name: 'test.reopening-facts',
      text: `select (select count(*) from purchase where offer_code = $1 and cancelled_at is null) as standing,
               (select count(*) from bid where offer_code = $1 and kind = 'R') as reopened, outcome, open
             from auction where offer_code = $1`,
    },
    [code],
  );

describe('reopening against default, bids, withdrawals and closing, through two servers', () => {
  it(`leaves one outcome and a ledger that replays to it, ${RACES} times, rules 0.28, 0.37`, async () => {
    const ended = new Map<string, number>();
    for (let race = 0; race < RACES; race += 1) {
      await signIn();
      const endAt = server.clock.now() + MINUTE;
      const offer = await soldOffer(endAt);
      const answers = (await everythingAtOnce(race, endAt, offer)).flat();
      expect(answers.filter((answer) => !ANSWERS.includes(answer))).toEqual([]);
      const { stored, replayed, chain } = await readStoredAuction(server.deps.database, offer.code);
      expect([chain, replayed]).toEqual(['intact', stored]);
      expect(await faultsOf(server, offer.code)).toEqual([]);
      const found = await facts(offer.code);
      expect(found?.standing).toBe(stored.status === 'V' ? 1 : 0);
      expect(found?.reopened).toBeLessThanOrEqual(1);
      // What was opened again has a day: it is open now, however far the clock has gone.
      expect(found?.open).toBe(found?.reopened === 1);
      const result = found?.reopened === 1 ? 'reopened' : (found?.outcome ?? 'open');
      ended.set(result, (ended.get(result) ?? 0) + 1);
      server.clock.advance(MINUTE);
    }
    expect(ended.get('reopened')).toBeGreaterThan(0);
  }, 3_600_000);
});
