import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildAuctionedOffer, type AuctionedOfferTraits } from '../../../../test/builders/auctioned-offer.ts';
import { buildBuyer, type Buyer } from '../../../../test/builders/buyer.ts';
import { startTestServer, type TestServer } from '../../../../test/test-server.ts';
import { expectRefused } from '../../../../test/state/whole-state.ts';

let server: TestServer;
let ana: Buyer;
let bidder: Buyer;

beforeAll(async () => {
  server = await startTestServer();
  await server.deps.database.run({ name: 'raise-limits', text: 'update profile_limit set amount = 1000' });
  [ana, bidder] = [await buildBuyer(server), await buildBuyer(server)];
});
afterAll(() => server.close());

const offer = (given: Partial<AuctionedOfferTraits> = {}) =>
  buildAuctionedOffer(server.deps.database, server.clock.now(), { buyNowCents: 2_000_000, ...given });
const buy = (code: number, vllance = 20_000, by = ana) =>
  by.post('/compreja', { cdofrta: code, cdmoeda: 1, vllance, frete: 'N', endereco: null });

describe('buying at once when bidding has reached the price, rule 0.29', () => {
  it('is refused with the bid, from the bid of that value on', async () => {
    const code = await offer();
    await bidder.bid(code, 20_000);
    const refused = await expectRefused(server, () => buy(code), 409);
    expect(refused.json()).toEqual({
      erros: [
        'Os lances já alcançaram o preço de compra imediata: o lance atual é R$\u00A020.000,00. Para levar esta oferta, dê um lance.',
      ],
      valorLeilao: 20_000,
    });
  });

  it('goes on below it, whatever the secret maximum of the leader', async () => {
    const code = await offer();
    await bidder.bid(code, 90_000, { automatic: true });
    expect((await buy(code)).statusCode).toBe(201);
  });

  it('goes by the price of the own profile', async () => {
    const dealer = await buildBuyer(server, { profileCode: 5 });
    const code = await offer({ profilePrices: [{ profileCode: 5, buyNowCents: 1_500_000 }] });
    await bidder.bid(code, 15_000);
    await expectRefused(server, () => buy(code, 15_000, dealer), 409);
    expect((await buy(code)).statusCode).toBe(201);
  });

  it('keeps the order of refusals: a changed price is reported first', async () => {
    const code = await offer();
    await bidder.bid(code, 20_000);
    await expectRefused(server, () => buy(code, 19_999), 422);
  });
});
