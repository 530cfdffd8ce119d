import { LONGEST_BID_WAIT_MS } from '@patio/domain/trading/auctions/bids/late-bids.ts';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildDealer } from '../../../../../test/builders/dealer.ts';
import { buildAuctionedOffer } from '../../../../../test/builders/auctioned-offer.ts';
import { buildSession } from '../../../../../test/builders/session.ts';
import { readStoredAuction } from '../../../../../test/scenes/stored-auction.ts';
import { startTestServer, type TestServer } from '../../../../../test/test-server.ts';
import { closeDueAuctions } from '../../../sales/closing/close-due-auctions.ts';

interface Person {
  readonly id: number;
  readonly headers: Record<string, string>;
}

let server: TestServer;
let nodes: readonly FastifyInstance[];
const people: Person[] = [];

beforeAll(async () => {
  server = await startTestServer({ BID_THROTTLE_MINUTES: '0' });
  nodes = [server.app, await server.another()];
  await server.deps.database.run({ name: 'raise-limits', text: 'update profile_limit set amount = 100000' });
  for (let index = 0; index < 40; index += 1) {
    const { id } = await buildDealer(server.deps.database);
    people.push({ id, headers: (await buildSession(server.deps, id)).headers });
  }
});
afterAll(() => server.close());

const send = async (turn: number, person: Person, path: string, body: object): Promise<number> => {
  const reply = await nodes[turn % nodes.length]?.inject({
    method: 'POST',
    url: `/api${path}`,
    headers: person.headers,
    payload: { cdmoeda: 1, frete: 'N', endereco: null, ...body },
  });
  return reply?.statusCode ?? 0;
};

/** What a person does in a race: a bid, a maximum, a purchase or a proposal, each through one of two servers. */
const action = (turn: number, person: Person, code: number, buyAt: number): Promise<number> => {
  if (turn === buyAt) return send(turn, person, '/compreja', { cdofrta: code, vllance: 45_900 });
  if (turn % 7 === 3)
    return send(turn, person, '/lance/purpose', { cdofrta: code, vllance: 9_000, cdusrio: person.id });
  const vllance = 10_000 + ((turn * 7919) % 5_000);
  return send(turn, person, '/lance', { cdofrta: code, vllance, ismaximo: turn % 3 === 0 });
};

const facts = (code: number) =>
  server.deps.database.row<{
    purchases: number;
    buyer: number | null;
    open: number;
    ends: number;
    outcome: string | null;
  }>(
    {
      name: 'test.race-facts',
      text: `select (select count(*) from purchase where offer_code = $1) as purchases,
               (select max(account_id) from purchase where offer_code = $1) as buyer,
               (select count(*) from proposal where offer_code = $1 and status = 'open') as open,
               (select count(*) from bid where offer_code = $1 and kind = 'F') as ends,
               (select outcome from auction where offer_code = $1) as outcome`,
    },
    [code],
  );

describe('everything at the same moment on one offer, through two servers', () => {
  it.each([0, 1, 2, 3, 4, 5])(
    'has one end and a ledger that replays to what is stored, race %i',
    async (race) => {
      const endAt = server.clock.now() + 60_000;
      const traits = { buyNowCents: 4_590_000, acceptsProposals: true, softCloseMs: 0, endAt };
      const code = await buildAuctionedOffer(server.deps.database, server.clock.now(), traits);
      const buyAt = race % 2 ? 5 + race * 6 : -1;
      const closing = async () => {
        for (let tries = 0; tries < 8; tries += 1) {
          if (tries === 4) server.clock.set(endAt + LONGEST_BID_WAIT_MS);
          await closeDueAuctions(server.deps);
        }
      };
      const [statuses] = await Promise.all([
        Promise.all(people.map((person, turn) => action(turn, person, code, buyAt))),
        closing(),
        closing(),
      ]);
      await closeDueAuctions(server.deps);

      // 503: it waited so long that closing must not wait for it any more.
      expect(statuses.filter((status) => ![201, 404, 406, 409, 422, 503].includes(status))).toEqual([]);
      const auction = await readStoredAuction(server.deps.database, code);
      expect(auction.chain).toBe('intact');
      expect(auction.replayed).toEqual(auction.stored);
      const found = await facts(code);
      expect(found).toMatchObject({ ends: 1, open: 0 });
      const bought = buyAt >= 0 && statuses[buyAt] === 201;
      expect(found?.outcome).toBe(bought ? 'bought' : auction.stored.leader === null ? 'unsold' : 'sold');
      expect(found?.purchases).toBe(found?.outcome === 'unsold' ? 0 : 1);
      if (found?.outcome !== 'unsold') {
        expect(found?.buyer).toBe(bought ? people[buyAt]?.id : auction.stored.leader?.bidderId);
      }
    },
  );
});
