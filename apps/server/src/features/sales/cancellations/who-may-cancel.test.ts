import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildAuctionedOffer } from '../../../../test/builders/auctioned-offer.ts';
import { buildBuyer, type Buyer } from '../../../../test/builders/buyer.ts';
import { buildSession } from '../../../../test/builders/session.ts';
import { startTestServer, type TestServer } from '../../../../test/test-server.ts';
import { expectRefused } from '../../../../test/state/whole-state.ts';

let server: TestServer;
let ana: Buyer;
let bia: Buyer;
let offer: number;

beforeAll(async () => {
  server = await startTestServer();
  await server.deps.database.run({
    name: 'test.reason',
    text: `insert into cancel_reason (code, description, needs_text) values (1, 'Desisti', false)`,
  });
});
beforeEach(async () => {
  [ana, bia] = [await buildBuyer(server), await buildBuyer(server)];
  offer = await buildAuctionedOffer(server.deps.database, server.clock.now(), {
    buyNowCents: 4_590_000,
    acceptsProposals: true,
  });
});
afterAll(() => server.close());

const terms = () => ({ cdofrta: offer, cdmoeda: 1, frete: 'N', endereco: null });
const reason = { cdJustf: 1, obsJustf: null };

/** What a user has to undo, and the call that does it. */
const deals: readonly [string, () => Promise<{ path: string; body: object }>][] = [
  [
    'a proposal',
    async () => {
      const body = { ...terms(), vllance: 9_000, cdusrio: ana.id };
      const sent = await ana.post('/lance/purpose', body);
      const cdlance = sent.json<{ data: { codigo: number } }>().data.codigo;
      return { path: '/lance/cancelPurpose', body: { cdlance, ...reason } };
    },
  ],
  [
    'a purchase',
    async () => {
      expect((await ana.post('/compreja', { ...terms(), vllance: 45_900 })).statusCode).toBe(201);
      return { path: '/offer/cancelCompra', body: { cdOfrta: offer, ...reason } };
    },
  ],
];

describe.each(deals)('%s', (_what, make) => {
  it('is cancelled by its user, signed in, and by nobody else, ROLE-04', async () => {
    const { path, body } = await make();
    const url = `/api${path}`;
    const send = async (headers: Record<string, string>) =>
      server.app.inject({ method: 'POST', url, payload: body, headers });
    const { headers: restricted } = await buildSession(server.deps, ana.id, { restricted: true });
    for (const headers of [{}, { 'security-token': 'A'.repeat(43) }, restricted]) {
      await expectRefused(server, () => send(headers), 401);
    }
    await expectRefused(server, () => bia.post(path, body), 404);
    const done = await ana.post(path, body);
    expect([done.statusCode, done.json()]).toEqual([200, { data: 'CANCELADO' }]);
  });
});

describe('a session that ends before a deal is sent', () => {
  it.each([
    ['/lance', { vllance: 12_000, ismaximo: false }],
    ['/lance', { vllance: 20_000, ismaximo: true }],
    ['/compreja', { vllance: 45_900 }],
    ['/lance/purpose', { vllance: 9_000 }],
  ])('leaves nothing of %s %j, and signing in again carries it out, FLOW-26, ROLE-04', async (path, own) => {
    const payload = { ...terms(), ...own, cdusrio: ana.id };
    const { headers } = await buildSession(server.deps, ana.id);
    const post = (url: string, body?: object) =>
      server.app.inject({ method: 'POST', url: `/api${url}`, headers, ...(body ? { payload: body } : {}) });
    expect((await post('/auth/logout')).statusCode).toBe(204);
    await expectRefused(server, () => post(path, payload), 401);
    expect((await ana.post(path, payload)).statusCode).toBe(201);
  });
});
