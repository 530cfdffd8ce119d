import type { Reply } from '@patio/contract/route/define-route.ts';
import type { listEndedOffers } from '@patio/contract/sales/ended/list-ended-offers.ts';
import { LONGEST_BID_WAIT_MS } from '@patio/domain/trading/auctions/bids/late-bids.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildAuctionedOffer } from '../../../../test/builders/auctioned-offer.ts';
import { buildBuyer, type Buyer } from '../../../../test/builders/buyer.ts';
import { buildStaff, type StaffMember } from '../../../../test/builders/staff.ts';
import { startTestServer, type TestServer } from '../../../../test/test-server.ts';
import { closeDueAuctions } from '../closing/close-due-auctions.ts';

const motivo = 'A compra não se concretizou.';

let server: TestServer;
let sales: StaffMember;
let ana: Buyer;
let bia: Buyer;

beforeAll(async () => {
  server = await startTestServer({ BID_THROTTLE_MINUTES: '0' });
  await server.deps.database.run({ name: 'raise-limits', text: 'update profile_limit set amount = 1000' });
  sales = await buildStaff(server);
  [ana, bia] = [await buildBuyer(server), await buildBuyer(server)];
});
afterAll(() => server.close());

/** An offer with two bids, ended. */
async function ended(given = {}): Promise<number> {
  const code = await buildAuctionedOffer(server.deps.database, server.clock.now(), given);
  await ana.bid(code, 12_000);
  await bia.bid(code, 13_000);
  server.clock.advance(3_600_000 + LONGEST_BID_WAIT_MS);
  await closeDueAuctions(server.deps);
  return code;
}
const read = async (query: string) =>
  (await sales.get(`/admin/ended-offers${query}`)).json<Reply<typeof listEndedOffers>>().data;
const one = async (code: number) => (await read(`?oferta=${code}`))[0];

describe('ended offers', () => {
  it('follow a sale from its end over a default to a second chance, each time with what may be done', async () => {
    const code = await ended();
    const sold = await one(code);
    expect(sold).toMatchObject({
      resultado: 'lance',
      situacao: 'V',
      valor: 13_000,
      lances: 2,
      compra: { comprador: { codigo: bia.id }, valor: 13_000, canceladaEm: null },
      acoes: ['nao-concluida', 'retirar'],
    });
    const path = `/admin/purchases/${sold?.compra?.codigo}/default`;
    expect((await sales.post(path, { motivo })).statusCode).toBe(200);
    expect(await one(code)).toMatchObject({
      resultado: 'desfeita',
      situacao: 'E',
      compra: { canceladaEm: expect.any(String) },
      acoes: ['segunda-chance'],
    });
    expect((await sales.post(`/admin/offers/${code}/second-chance`, {})).statusCode).toBe(201);
    expect(await one(code)).toMatchObject({
      segundaChance: { conta: { codigo: ana.id }, valor: 12_000 },
      acoes: [],
    });
  });

  it('that were withdrawn for cause are over', async () => {
    const code = await ended();
    const purchase = (await one(code))?.compra?.codigo;
    await sales.post(`/admin/purchases/${purchase}/withdraw`, { causa: 'furto', motivo });
    expect(await one(code)).toMatchObject({ retirada: true, acoes: [] });
  });

  it('wait for a decision below the reserve', async () => {
    const code = await ended({ reserveCents: 5_000_000 });
    expect(await one(code)).toMatchObject({
      resultado: 'condicional',
      situacao: 'E',
      acoes: ['condicional'],
    });
  });

  it('may be reopened while their end has not come, and only then', async () => {
    const now = server.clock.now();
    const traits = { buyNowCents: 4_590_000, endAt: now + 7_200_000 };
    const code = await buildAuctionedOffer(server.deps.database, now, traits);
    const terms = { cdofrta: code, cdmoeda: 1, frete: 'N', endereco: null };
    await ana.post('/compreja', { ...terms, vllance: 45_900 });
    const bought = await one(code);
    expect(bought).toMatchObject({ resultado: 'compra', acoes: ['nao-concluida', 'retirar'] });
    await sales.post(`/admin/purchases/${bought?.compra?.codigo}/default`, { motivo });
    expect(await one(code)).toMatchObject({ acoes: ['reabrir'] });
    server.clock.advance(7_200_000);
    expect(await one(code)).toMatchObject({ acoes: ['segunda-chance'] });
  });

  it('are narrowed by outcome, money and day, the last first, for the sales team alone', async () => {
    const [first, second] = [await ended(), await ended()];
    const found = (await read('?resultado=lance&valor.de=13000')).map(({ codigo }) => codigo);
    expect(found.indexOf(second)).toBeLessThan(found.indexOf(first));
    expect(await read('?valor.de=99000')).toEqual([]);
    expect((await sales.get('/admin/ended-offers?resultado=x')).statusCode).toBe(422);
    const other = await buildStaff(server, { staffRole: 'content' });
    expect((await other.get('/admin/ended-offers')).statusCode).toBe(403);
  });
});
