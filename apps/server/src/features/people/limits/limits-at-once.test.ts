import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildAuctionedOffer } from '../../../../test/builders/auctioned-offer.ts';
import { buildBuyer, type Buyer } from '../../../../test/builders/buyer.ts';
import { buildSession } from '../../../../test/builders/session.ts';
import { startTestServer, type TestServer } from '../../../../test/test-server.ts';

let server: TestServer;
let nodes: readonly FastifyInstance[];
let ana: Buyer;

beforeAll(async () => {
  server = await startTestServer();
  nodes = [server.app, await server.another()];
});
afterAll(() => server.close());
beforeEach(async () => {
  ana = await buildBuyer(server);
});

const offers = (count: number, given = {}) =>
  Promise.all(
    Array.from({ length: count }, () =>
      buildAuctionedOffer(server.deps.database, server.clock.now(), {
        buyNowCents: 4_590_000,
        acceptsProposals: true,
        ...given,
      }),
    ),
  );

const nodeOf = (turn: number): FastifyInstance => nodes[turn % nodes.length] ?? server.app;

/** The same call for each offer at the same moment, through two servers in turn. */
async function everywhere(path: string, codes: readonly number[], more: object, key?: string) {
  const session = await buildSession(server.deps, ana.id);
  const replies = await Promise.all(
    codes.map((code, index) =>
      nodeOf(index).inject({
        method: 'POST',
        url: `/api${path}`,
        headers: { ...session.headers, ...(key ? { 'idempotency-key': key } : {}) },
        payload: { cdofrta: code, cdmoeda: 1, frete: 'N', endereco: null, ...more },
      }),
    ),
  );
  return replies.map((reply) => reply.statusCode).toSorted((a, b) => a - b);
}

const bid = { vllance: 12_000, ismaximo: false };
const order = { vllance: 45_900 };

describe('an allowance that is almost used up, asked for many times at the same moment, S-05', () => {
  it('lets an individual lead on five offers and no more', async () => {
    expect(await everywhere('/lance', await offers(12), bid)).toEqual([
      ...Array.from({ length: 5 }, () => 201),
      ...Array.from({ length: 7 }, () => 206),
    ]);
  });

  it('counts bids and proposals together', async () => {
    const codes = await offers(12);
    const [bids, proposals] = await Promise.all([
      everywhere('/lance', codes.slice(0, 6), bid),
      everywhere('/lance/purpose', codes.slice(6), { vllance: 9_000, cdusrio: ana.id }),
    ]);
    expect([...bids, ...proposals].filter((status) => status === 201)).toHaveLength(5);
  });

  it('lets an individual buy three offers a month and no more', async () => {
    expect(await everywhere('/compreja', await offers(8), order)).toEqual([
      201, 201, 201, 206, 206, 206, 206, 206,
    ]);
  });

  it('gives a place back within the same moment when the lead is lost', async () => {
    const [first = 0, ...others] = await offers(6);
    await everywhere('/lance', [first, ...others.slice(0, 4)], bid);
    const bia = await buildBuyer(server);
    await bia.bid(first, 13_000);
    expect(await everywhere('/lance', others.slice(4), bid)).toEqual([201]);
  });
});

describe('one key on several offers at the same moment, rule 0.8', () => {
  it.each([
    ['bids', '/lance', bid],
    ['purchases', '/compreja', order],
  ])('takes one of the %s and refuses the others with 422', async (_name, path, body) => {
    expect(await everywhere(path, await offers(6), body, 'one')).toEqual([201, 422, 422, 422, 422, 422]);
  });
});
