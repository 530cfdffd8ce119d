import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { repeats } from '@patio/domain/testing-support/repeats.ts';
import { buildDealer } from '../../../../test/builders/dealer.ts';
import { buildAuctionedOffer } from '../../../../test/builders/auctioned-offer.ts';
import { buildSession } from '../../../../test/builders/session.ts';
import { startTestServer, type TestServer } from '../../../../test/test-server.ts';

let server: TestServer;
let nodes: readonly FastifyInstance[];

beforeAll(async () => {
  server = await startTestServer({ BID_THROTTLE_MINUTES: '0' });
  nodes = [server.app, await server.another()];
  await server.deps.database.run({ name: 'raise-limits', text: 'update profile_limit set amount = 100000' });
});
afterAll(() => server.close());

const LIMIT = 8_000_000;
const times = repeats(8, 500);
const crossings = repeats(4, 200);

/** A user of level 1 who deals on both nodes in turn. */
async function dealer() {
  const { id } = await buildDealer(server.deps.database, { identityVerified: false });
  const { headers } = await buildSession(server.deps, id);
  const send = async (turn: number, path: string, body: object): Promise<number> => {
    const payload = { cdmoeda: 1, frete: 'N', endereco: null, ...body };
    const reply = await nodes[turn % nodes.length]?.inject({
      method: 'POST',
      url: `/api${path}`,
      headers,
      payload,
    });
    return reply?.statusCode ?? 0;
  };
  return { id, send };
}

const offers = (count: number) =>
  Promise.all(
    Array.from({ length: count }, () =>
      buildAuctionedOffer(server.deps.database, server.clock.now(), {
        buyNowCents: 3_000_000,
        acceptsProposals: true,
      }),
    ),
  );

/** The exposure of an account, summed from the tables by a statement of its own. */
async function stoodFor(accountId: number): Promise<number> {
  const row = await server.deps.database.row<{ cents: number }>(
    {
      name: 'test.stood-for',
      text: `select (coalesce((select sum(leader_maximum_cents) from auction where leader_id = $1 and open), 0)
        + coalesce((select sum(value_cents) from proposal where account_id = $1 and status in ('open', 'countered')), 0)
        + coalesce((select sum(value_cents) from purchase where account_id = $1 and cancelled_at is null), 0))::bigint as cents`,
    },
    [accountId],
  );
  return row?.cents ?? 0;
}

describe('one account on two nodes at the same moment, rule 0.26', () => {
  it(
    `never stands for more than its limit, whatever it does at once, ${times} times`,
    async () => {
      let granted = 0;
      let refused = 0;
      for (let round = 0; round < times; round += 1) {
        const ana = await dealer();
        const codes = await offers(8);
        const replies = await Promise.all(
          codes.map((code, index) => {
            const turn = round + index;
            if (turn % 4 === 0) return ana.send(turn, '/compreja', { cdofrta: code, vllance: 30_000 });
            if (turn % 4 === 1)
              return ana.send(turn, '/lance/purpose', { cdofrta: code, vllance: 25_000, cdusrio: ana.id });
            return ana.send(turn, '/lance', { cdofrta: code, vllance: 28_000, ismaximo: turn % 4 === 3 });
          }),
        );
        expect(
          replies.every((status) => status === 201 || status === 206),
          String(replies),
        ).toBe(true);
        const sum = await stoodFor(ana.id);
        expect(sum).toBeLessThanOrEqual(LIMIT);
        // No deal that fitted was refused.
        expect(sum).toBeGreaterThan(LIMIT - 3_000_000);
        granted += replies.filter((status) => status === 201).length;
        refused += replies.filter((status) => status === 206).length;
      }
      expect(granted + refused).toBe(8 * times);
      expect(refused).toBeGreaterThanOrEqual(5 * times);
    },
    30_000 + times * 1500,
  );

  it(
    `two accounts that bid on each other's offers in turn never wait in a circle, ${crossings} times`,
    async () => {
      for (let round = 0; round < crossings; round += 1) {
        const [ana, bia] = [await dealer(), await dealer()];
        const codes = await offers(4);
        const replies = await Promise.all(
          [...codes, ...codes.toReversed()].flatMap((code, index) => [
            ana.send(index, '/lance', { cdofrta: code, vllance: 11_000 + index * 500 }),
            bia.send(index + 1, '/lance', { cdofrta: code, vllance: 11_200 + index * 500 }),
          ]),
        );
        expect(replies.filter((status) => status >= 500)).toEqual([]);
        for (const { id } of [ana, bia]) expect(await stoodFor(id)).toBeLessThanOrEqual(LIMIT);
      }
    },
    30_000 + crossings * 1500,
  );
});
