import { LONGEST_BID_WAIT_MS } from '@patio/domain/trading/auctions/bids/late-bids.ts';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildBuyer, type Buyer } from '../../../../test/builders/buyer.ts';
import { buildSession, isOfficePath } from '../../../../test/builders/session.ts';
import { proposalScene, type ProposalScene } from '../../../../test/scenes/proposal-scene.ts';
import { readStoredAuction } from '../../../../test/scenes/stored-auction.ts';
import { startTestServer, type TestServer } from '../../../../test/test-server.ts';
import { closeDueAuctions } from '../closing/close-due-auctions.ts';
import { expireProposalsJob } from './public.ts';

let server: TestServer;
let scene: ProposalScene;
let nodes: readonly FastifyInstance[];
let people: readonly Buyer[];

beforeAll(async () => {
  server = await startTestServer({ BID_THROTTLE_MINUTES: '0' });
  scene = await proposalScene(server);
  nodes = [server.app, await server.another()];
  people = await Promise.all(Array.from({ length: 6 }, () => buildBuyer(server)));
});
afterAll(() => server.close());

interface Action {
  readonly path: string;
  readonly by: Buyer;
  readonly body: object;
}

/** Sends all actions at the same moment, through two servers in turn; gives the statuses in their order. */
async function atOnce(actions: readonly Action[]): Promise<number[]> {
  const ready = await Promise.all(
    actions.map(async (action) => ({
      ...action,
      ...(await buildSession(server.deps, action.by.id, { office: isOfficePath(action.path) })),
    })),
  );
  return Promise.all(
    ready.map(async ({ path, body, headers }, turn) => {
      const node = nodes[turn % nodes.length] ?? server.app;
      const reply = await node.inject({ method: 'POST', url: `/api${path}`, headers, payload: body });
      return reply.statusCode;
    }),
  );
}

const terms = (offer: number) => ({ cdofrta: offer, cdmoeda: 1, frete: 'N', endereco: null });
const bid = (offer: number, by: Buyer, vllance: number): Action => ({
  path: '/lance',
  by,
  body: { ...terms(offer), vllance, ismaximo: vllance % 200 === 0 },
});
const buy = (offer: number, by: Buyer): Action => ({
  path: '/compreja',
  by,
  body: { ...terms(offer), vllance: 45_900 },
});
const accept = (code: number, valor: number): Action => ({
  path: `/admin/proposals/${code}/accept`,
  by: scene.sales,
  body: { valor },
});
const take = (code: number): Action => ({
  path: `/lance/purpose/${code}/aceitar`,
  by: scene.ana,
  body: { vllance: 9_500 },
});
const withdraw = (code: number, by = scene.ana): Action => ({
  path: '/lance/cancelPurpose',
  by,
  body: { cdlance: code, cdJustf: 1, obsJustf: null },
});

/** What is left of a race: purchases, ends in the ledger and proposals that are still open or were accepted. */
const left = (offer: number) =>
  server.deps.database.row<{
    purchases: number;
    ends: number;
    open: number;
    accepted: number;
    value: number | null;
    list: number | null;
  }>(
    {
      name: 'test.race-left',
      text: `select (select count(*)::int from purchase where offer_code = $1) as purchases,
               (select count(*)::int from bid where offer_code = $1 and kind = 'F') as ends,
               (select count(*)::int from proposal where offer_code = $1 and status in ('open', 'countered')) as open,
               (select count(*)::int from proposal where offer_code = $1 and status = 'accepted') as accepted,
               (select max(value_cents) from purchase where offer_code = $1) as value,
               (select max(value_cents) from bid where offer_code = $1 and kind = 'F') as list`,
    },
    [offer],
  );

async function expectOneEnd(offer: number): Promise<void> {
  const auction = await readStoredAuction(server.deps.database, offer);
  expect(auction.chain).toBe('intact');
  expect(auction.replayed).toEqual(auction.stored);
  const found = await left(offer);
  expect(found).toMatchObject({ ends: 1, open: 0 });
  expect(found?.list).toBe(found?.value ?? 0);
}

const traits = () => ({
  buyNowCents: 4_590_000,
  softCloseMs: 0,
  endAt: server.clock.now() + 60_000,
});

/** Looks for ended offers again and again, while the end passes. */
async function closing(endAt: number): Promise<void> {
  for (let tries = 0; tries < 6; tries += 1) {
    if (tries === 3) server.clock.set(endAt + LONGEST_BID_WAIT_MS);
    await closeDueAuctions(server.deps);
    await expireProposalsJob(server.deps).run();
  }
}

describe('everything at once on an offer with proposals, through two servers', () => {
  it.each([1, 2, 3, 4])('has one end and one buyer at most, race %i', async (race) => {
    const given = traits();
    const offer = await scene.offer(given);
    const codes = await Promise.all(
      people.map((person, index) => scene.propose(offer, 9_000 + index, person)),
    );
    const actions = people.flatMap((person, index) => [
      accept(codes[index] ?? 0, 9_000 + index),
      bid(offer, person, 10_000 + 100 * index),
      ...(index % 2 === race % 2 ? [withdraw(codes[index] ?? 0, person)] : []),
      ...(race === 3 && index === 4 ? [buy(offer, person)] : []),
    ]);
    const turned = [...actions.slice(race * 3), ...actions.slice(0, race * 3)];
    const [statuses] = await Promise.all([atOnce(turned), closing(given.endAt), closing(given.endAt)]);
    await closing(given.endAt);
    // 503: a bid that waited so long that closing must not wait for it any more.
    expect(statuses.filter((status) => ![200, 201, 404, 406, 409, 422, 503].includes(status))).toEqual([]);
    await expectOneEnd(offer);
    const accepted = turned.filter(
      (action, index) => action.path.endsWith('/accept') && statuses[index] === 200,
    );
    expect((await left(offer))?.accepted).toBe(accepted.length);
    expect(accepted.length).toBeLessThanOrEqual(1);
  });

  it('sells a counter-proposal once: taken, bought, refused, withdrawn and expired at the same moment', async () => {
    for (let race = 0; race < 6; race += 1) {
      const { offer, code } = await scene.countered(traits());
      const [rival = scene.ana] = people;
      const actions = [
        take(code),
        buy(offer, rival),
        { path: `/admin/proposals/${code}/reject`, by: scene.sales, body: { motivo: 'Não.' } },
        withdraw(code),
        { path: `/lance/purpose/${code}/contraproposta`, by: scene.ana, body: { vllance: 9_400 } },
        take(code),
      ];
      const statuses = await atOnce([...actions.slice(race), ...actions.slice(0, race)]);
      // 503: a bid that waited so long that closing must not wait for it any more.
      expect(statuses.filter((status) => ![200, 201, 404, 406, 409].includes(status))).toEqual([]);
      await expectOneEnd(offer);
      expect(await left(offer)).toMatchObject({ purchases: 1 });
    }
  });

  it('keeps one open proposal of a buyer, and three in all, however many are sent at once, rules 0.22, 0.30', async () => {
    const offer = await scene.offer();
    const [by = scene.ana] = people;
    const actions = [1, 2, 3, 4, 5, 6].map((index) => ({
      path: '/lance/purpose',
      by,
      body: { ...terms(offer), cdusrio: by.id, vllance: 9_000 + index },
    }));
    expect((await atOnce(actions)).toSorted((one, other) => one - other)).toEqual([
      201, 201, 201, 409, 409, 409,
    ]);
    expect((await left(offer))?.open).toBe(1);
  });
});
