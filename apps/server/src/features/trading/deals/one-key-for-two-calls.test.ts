import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildAuctionedOffer } from '../../../../test/builders/auctioned-offer.ts';
import { buildBuyer, type Buyer } from '../../../../test/builders/buyer.ts';
import { buildStaff, type StaffMember } from '../../../../test/builders/staff.ts';
import { startTestServer, type TestServer } from '../../../../test/test-server.ts';
import { expectRefused } from '../../../../test/state/whole-state.ts';

let server: TestServer;
let sales: StaffMember;
let ana: Buyer;
let offer: number;

beforeAll(async () => {
  server = await startTestServer();
  sales = await buildStaff(server);
});
beforeEach(async () => {
  ana = await buildBuyer(server);
  offer = await another();
});
afterAll(() => server.close());

const another = () =>
  buildAuctionedOffer(server.deps.database, server.clock.now(), {
    buyNowCents: 4_590_000,
    acceptsProposals: true,
    endAt: server.clock.now() + 7_200_000,
  });
/** A body that each of the three calls takes. */
const body = () => ({
  cdofrta: offer,
  cdmoeda: 1,
  vllance: 45_900,
  frete: 'N',
  endereco: null,
  ismaximo: false,
  cdusrio: ana.id,
});
const send = (path: string, key?: string) =>
  ana.post(path, body(), key === undefined ? {} : { 'idempotency-key': key });

describe('the same key and body on another call', () => {
  it.each([
    ['/lance', '/compreja'],
    ['/lance', '/lance/purpose'],
    ['/lance/purpose', '/lance'],
    ['/lance/purpose', '/compreja'],
    ['/compreja', '/lance'],
    ['/compreja', '/lance/purpose'],
  ])('first %s, then %s: refused with 422, and nothing changes, rule 0.8', async (first, then) => {
    expect((await send(first, 'one')).statusCode).toBe(201);
    const refused = await expectRefused(server, () => send(then, 'one'), 422);
    expect(refused.json<{ erros: string[] }>().erros[0]).toContain('chave');
    server.clock.advance(3_600_000 - 1);
    expect((await send(first, 'one')).statusCode).toBe(201);
  });

  it('a counter-proposal answered, then taken: refused with 422, and nobody has bought, rule 0.8', async () => {
    const proposal = (await send('/lance/purpose')).json<{ data: { codigo: number } }>().data.codigo;
    const counter = { valor: 46_900, valorProposta: 45_900 };
    await sales.post(`/admin/proposals/${proposal}/counter`, counter);
    const answer = (how: string) =>
      ana.post(`/lance/purpose/${proposal}/${how}`, { vllance: 46_900 }, { 'idempotency-key': 'two' });
    expect((await answer('contraproposta')).statusCode).toBe(201);
    await expectRefused(server, () => answer('aceitar'), 422);
  });
});

it('the same body on another call within seconds, without a key, is a deal of its own, S-16', async () => {
  expect((await send('/lance/purpose')).json()).toMatchObject({ data: { situacao: 'pendente' } });
  expect((await send('/compreja')).json()).toMatchObject({ data: { cdofrta: offer, statusOferta: 'V' } });
});

describe('a key of one user', () => {
  it('is no key of another user', async () => {
    const bia = await buildBuyer(server);
    const key = { 'idempotency-key': 'shared' };
    const order = (code: number) => ({
      cdofrta: code,
      cdmoeda: 1,
      vllance: 45_900,
      frete: 'N',
      endereco: null,
    });
    const second = await another();
    expect((await ana.post('/compreja', order(offer), key)).statusCode).toBe(201);
    expect((await bia.post('/compreja', order(second), key)).statusCode).toBe(201);
    expect((await bia.post('/compreja', order(offer), key)).statusCode).toBe(422);
  });

  it('is new again after a day, and keeps the reply to its second use then, rule 0.8', async () => {
    expect((await send('/compreja', 'daily')).statusCode).toBe(201);
    server.clock.advance(86_400_001);
    offer = await another();
    const first = await send('/compreja', 'daily');
    expect(first.statusCode).toBe(201);
    server.clock.advance(3_600_000);
    const again = await expectRefused(server, () => send('/compreja', 'daily'), 201);
    expect(again.json()).toEqual(first.json());
  });
});
