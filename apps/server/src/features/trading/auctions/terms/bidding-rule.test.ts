import { getBiddingRule } from '@patio/contract/trading/auctions/get-bidding-rule.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildAuctionedOffer } from '../../../../../test/builders/auctioned-offer.ts';
import { buildBuyer } from '../../../../../test/builders/buyer.ts';
import { startCatalogueServer, type CatalogueServer } from '../../../../../test/scenes/catalogue-server.ts';

let server: CatalogueServer;

beforeAll(async () => {
  server = await startCatalogueServer({ BID_THROTTLE_MINUTES: '2', CONDITIONAL_SALE_DAYS: '5' });
});
afterAll(() => server.close());

describe('the rule that an offer publishes, rules 0.3 to 0.6', () => {
  it('returns everything but the reserve itself, DETL-14 DETL-15', async () => {
    const code = await server.offer({
      incrementsCents: [25_000],
      auction: {
        baseCents: 1_000_000,
        reserveCents: 1_234_500,
        softCloseMs: 90_000,
        softCloseCapMs: 1_200_000,
      },
    });
    const reply = await server.ask(getBiddingRule, { params: { id: code } });
    expect(reply).toEqual({
      base: 10_000,
      minimumStep: 'any',
      automatico: 100,
      faixas: null,
      reserva: true,
      prorrogacaoMinutos: 1.5,
      prorrogacaoMaximaMinutos: 20,
      intervaloMinutos: 2,
      diasCondicional: 5,
    });
    expect(JSON.stringify(reply)).not.toContain('12345');
  });

  it('is unknown for an offer that is, or that is not published', async () => {
    const hidden = await server.offer({ publishedAt: null });
    for (const code of [hidden, 987_654_321]) {
      expect((await server.get(`/offer/${code}/regra`)).statusCode).toBe(404);
    }
  });
});

describe('the live figures', () => {
  it('contain the announced end and the latest possible one besides the current end, rules 0.3', async () => {
    const { clock, deps } = server;
    const code = await buildAuctionedOffer(deps.database, clock.now(), { endAt: clock.now() + 60_000 });
    const announced = new Date(clock.now() + 60_000).toISOString();
    const latest = new Date(clock.now() + 60_000 + 3_600_000).toISOString();
    const stat = async () => (await server.get(`/offer/${code}/stat`)).json<Record<string, string>>();
    expect(await stat()).toMatchObject({ end: announced, endOriginal: announced, endMaximo: latest });
    await (await buildBuyer(server)).bid(code, 10_000);
    const after = await stat();
    expect(after).toMatchObject({ endOriginal: announced, endMaximo: latest });
    expect(after['end']).toBe(new Date(clock.now() + 180_000).toISOString());
  });
});

describe('the own places', () => {
  it('name the offers with bids of one’s own, beaten ones too, under the pseudonym of the ledger, latest first', async () => {
    const { clock, deps } = server;
    const [ana, bia] = [await buildBuyer(server), await buildBuyer(server)];
    const first = await buildAuctionedOffer(deps.database, clock.now());
    const second = await buildAuctionedOffer(deps.database, clock.now());
    await bia.bid(second, 12_000, { automatic: true });
    await ana.bid(first, 10_000);
    clock.advance(1000);
    expect((await ana.bid(second, 11_000)).statusCode).toBe(409);
    const places = (await ana.get('/offer/meuslances')).json<{ data: Record<string, unknown>[] }>().data;
    expect(places.map(({ codigoOferta }) => codigoOferta)).toEqual([second, first]);
    const stat = (await server.get(`/offer/${first}/stat`)).json<{ lider: string }>();
    expect(places[1]?.['participante']).toBe(stat.lider);
    expect(await server.get('/offer/meuslances')).toMatchObject({ statusCode: 401 });
  });
});

describe('the terms of one’s own last bid', () => {
  it('are given back to the bidder alone, and nothing of the maximum, S-18', async () => {
    const code = await buildAuctionedOffer(server.deps.database, server.clock.now());
    const [ana, bia] = [await buildBuyer(server), await buildBuyer(server)];
    expect((await ana.get(`/offer/${code}/meustermos`)).json()).toEqual({ frete: null, endereco: null });
    await ana.bid(code, 98_765, { automatic: true });
    const reply = await ana.get(`/offer/${code}/meustermos`);
    expect(reply.json()).toEqual({ frete: 'S', endereco: ana.addressCode });
    expect(reply.body).not.toContain('98765');
    expect((await bia.get(`/offer/${code}/meustermos`)).json()).toEqual({ frete: null, endereco: null });
    expect((await server.get(`/offer/${code}/meustermos`)).statusCode).toBe(401);
  });

  it('know pickup, and an address that was deleted since', async () => {
    const code = await buildAuctionedOffer(server.deps.database, server.clock.now());
    const ana = await buildBuyer(server);
    await ana.bid(code, 10_000, { body: { frete: 'N', endereco: null } });
    expect((await ana.get(`/offer/${code}/meustermos`)).json()).toEqual({ frete: 'N', endereco: null });
    const other = await buildAuctionedOffer(server.deps.database, server.clock.now());
    await ana.bid(other, 10_000);
    await server.deps.database.run(
      { name: 'test.drop-address', text: 'delete from address where code = $1' },
      [ana.addressCode],
    );
    expect((await ana.get(`/offer/${other}/meustermos`)).json()).toEqual({ frete: 'S', endereco: null });
  });
});
