import { connect } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildAuctionedOffer } from '../../../../test/builders/auctioned-offer.ts';
import { buildBuyer, type Buyer } from '../../../../test/builders/buyer.ts';
import { buildSession } from '../../../../test/builders/session.ts';
import { buildStaff, type StaffMember } from '../../../../test/builders/staff.ts';
import { startCatalogueServer, type CatalogueServer } from '../../../../test/scenes/catalogue-server.ts';
import { undoSale } from '../../../../test/scenes/purchases/undone-sale.ts';

let server: CatalogueServer;
let other: FastifyInstance;
let port: number;
let sales: StaffMember;

beforeAll(async () => {
  server = await startCatalogueServer();
  other = await server.another();
  await server.app.listen({ port: 0, host: '127.0.0.1' });
  const address = server.app.server.address();
  port = typeof address === 'object' && address !== null ? address.port : 0;
  sales = await buildStaff(server);
});
afterAll(() => server.close());

/** A call that commits a user to money, ready to be sent, and the offer that it is about. */
interface Scene {
  readonly buyer: Buyer;
  readonly offer: number;
  readonly path: string;
  readonly body: object;
}

type Build = (buyer: Buyer, offer: number) => Promise<Omit<Scene, 'buyer' | 'offer'> & { offer?: number }>;

const terms = (offer: number) => ({ cdofrta: offer, cdmoeda: 1, frete: 'N', endereco: null });
const bought = (offer: number) => ({ ...terms(offer), vllance: 45_900 });
const reason = { cdJustf: 1, obsJustf: null };

async function propose(buyer: Buyer, offer: number): Promise<number> {
  const body = { ...terms(offer), vllance: 9_000, cdusrio: buyer.id };
  return (await buyer.post('/lance/purpose', body)).json<{ data: { codigo: number } }>().data.codigo;
}

async function countered(buyer: Buyer, offer: number): Promise<number> {
  const code = await propose(buyer, offer);
  const reply = await sales.post(`/admin/proposals/${code}/counter`, { valor: 9_500, valorProposta: 9_000 });
  expect(reply.statusCode).toBe(200);
  return code;
}

/** An offer whose sale was undone and which the buyer, who had bid next to the winner, may take. */
async function secondChance(buyer: Buyer, aceita: boolean): ReturnType<Build> {
  const offer = await undoSale(server, sales, [
    [buyer, 12_000],
    [await buildBuyer(server), 13_000],
  ]);
  expect((await sales.post(`/admin/offers/${offer}/second-chance`, {})).statusCode).toBe(201);
  return { offer, path: `/offer/${offer}/segunda-chance`, body: { aceita } };
}

const calls: Readonly<Record<string, Build>> = {
  'a manual bid': async (_buyer, offer) => ({
    path: '/lance',
    body: { ...terms(offer), vllance: 12_000, ismaximo: false },
  }),
  'an automatic bid': async (_buyer, offer) => ({
    path: '/lance',
    body: { ...terms(offer), vllance: 12_000, ismaximo: true },
  }),
  'a proposal': async (buyer, offer) => ({
    path: '/lance/purpose',
    body: { ...terms(offer), vllance: 9_000, cdusrio: buyer.id },
  }),
  'a proposal taken back': async (buyer, offer) => ({
    path: '/lance/cancelPurpose',
    body: { cdlance: await propose(buyer, offer), ...reason },
  }),
  'a counter-proposal accepted': async (buyer, offer) => ({
    path: `/lance/purpose/${await countered(buyer, offer)}/aceitar`,
    body: { vllance: 9_500 },
  }),
  'a counter-proposal answered': async (buyer, offer) => ({
    path: `/lance/purpose/${await countered(buyer, offer)}/contraproposta`,
    body: { vllance: 9_200 },
  }),
  'a purchase': async (_buyer, offer) => ({ path: '/compreja', body: bought(offer) }),
  'a purchase cancelled': async (buyer, offer) => {
    expect((await buyer.post('/compreja', bought(offer))).statusCode).toBe(201);
    return { path: '/offer/cancelCompra', body: { cdOfrta: offer, ...reason } };
  },
  'a second chance accepted': (buyer) => secondChance(buyer, true),
  'a second chance declined': (buyer) => secondChance(buyer, false),
};

async function scene(build: Build): Promise<Scene> {
  const buyer = await buildBuyer(server);
  const offer = await buildAuctionedOffer(server.deps.database, server.clock.now(), {
    buyNowCents: 4_590_000,
    acceptsProposals: true,
  });
  return { buyer, offer, ...(await build(buyer, offer)) };
}

interface Answer {
  readonly status: number;
  readonly body: object;
}

async function send(app: FastifyInstance, { buyer, path, body }: Scene, key: string | null): Promise<Answer> {
  const reply = await app.inject({
    method: 'POST',
    url: `/api${path}`,
    payload: body,
    headers: await headersOf(buyer, key),
  });
  return { status: reply.statusCode, body: reply.json<object>() };
}

async function headersOf(buyer: Buyer, key: string | null): Promise<Record<string, string>> {
  const { headers } = await buildSession(server.deps, buyer.id);
  return key === null ? headers : { ...headers, 'idempotency-key': key };
}

/** What an offer has to show for it: one of each, or the call has worked twice. */
const effects = (offer: number) =>
  server.deps.database.row(
    {
      name: 'test.effects',
      text: `select (select count(*) from bid where offer_code = $1) as bids, (select count(*) from maximum where offer_code = $1) as maxima,
             (select count(*) from proposal where offer_code = $1) as proposals,
             (select count(*) from proposal_step s join proposal p on p.code = s.proposal_code where p.offer_code = $1) as steps,
             (select count(*) from purchase where offer_code = $1) as purchases,
             (select count(*) from cancellation where offer_code = $1) as cancellations,
             (select json_agg(status) from second_chance where offer_code = $1) as chances,
             (select count(*) from mail where dedupe_key like '%:' || $1 || ':%') as mails,
             (select status from offer where code = $1) as status`,
    },
    [offer],
  );

async function waitUntilLocked(): Promise<void> {
  for (let tries = 0; tries < 200; tries += 1) {
    const row = await server.deps.database.row<{ waiting: number }>({
      name: 'test.waiting',
      text: `select count(*) as waiting from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`,
    });
    if ((row?.waiting ?? 0) > 0) return;
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
  throw new Error('The call never came to the lock.');
}

/** Sends a call over a real connection that breaks while the server works on it. */
async function sendAndBreak({ buyer, offer, path, body }: Scene, key: string | null): Promise<void> {
  const lock = Promise.withResolvers<void>();
  const hold = Promise.withResolvers<void>();
  const holding = server.deps.database.transact(async (transaction) => {
    await transaction.row(
      { name: 'test.hold', text: 'select 1 from auction where offer_code = $1 for update' },
      [offer],
    );
    lock.resolve();
    await hold.promise;
  });
  // The call must find the offer locked, however long the lock takes.
  await Promise.race([lock.promise, holding]);
  const payload = JSON.stringify(body);
  const given = { ...(await headersOf(buyer, key)), 'content-type': 'application/json', host: 'localhost' };
  const head = Object.entries({ ...given, 'content-length': String(Buffer.byteLength(payload)) });
  const socket = connect(port, '127.0.0.1');
  socket.on('error', () => undefined);
  socket.write(
    `POST /api${path} HTTP/1.1\r\n${head.map(([name, value]) => `${name}: ${value}\r\n`).join('')}\r\n${payload}`,
  );
  try {
    await waitUntilLocked();
    socket.destroy();
  } finally {
    hold.resolve();
    await holding;
  }
}

describe.each(Object.entries(calls))('%s', (_name, build) => {
  describe.each([
    ['with a key, rule 0.8', 'uma-vez'],
    ['without a key, rule 0.20', null],
  ])('%s', (_how, key) => {
    it('sent twice at the same moment through two servers has one effect and one answer', async () => {
      const [once, twice] = [await scene(build), await scene(build)];
      const only = await send(server.app, once, key);
      expect(only.status).toBeLessThan(300);
      const [one, another] = await Promise.all([send(server.app, twice, key), send(other, twice, key)]);
      expect(one).toEqual(another);
      expect(one.status).toBe(only.status);
      expect(await effects(twice.offer)).toEqual(await effects(once.offer));
    });

    it('sent again after the connection broke has one effect and the first answer', async () => {
      const [once, broken] = [await scene(build), await scene(build)];
      const only = await send(server.app, once, key);
      await sendAndBreak(broken, key);
      const again = await send(other, broken, key);
      expect(again.status).toBe(only.status);
      expect(await send(server.app, broken, key)).toEqual(again);
      expect(await effects(broken.offer)).toEqual(await effects(once.offer));
    });
  });
});
