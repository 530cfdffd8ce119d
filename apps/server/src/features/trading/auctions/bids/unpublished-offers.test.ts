import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildAuctionedOffer } from '../../../../../test/builders/auctioned-offer.ts';
import { buildBuyer, type Buyer } from '../../../../../test/builders/buyer.ts';
import { startTestServer, type TestServer } from '../../../../../test/test-server.ts';

let server: TestServer;
let ana: Buyer;

beforeAll(async () => {
  server = await startTestServer();
  ana = await buildBuyer(server);
});
afterAll(() => server.close());

const setPublished = (code: number, published: boolean) =>
  server.deps.database.run(
    {
      name: 'test.publish',
      text: 'update offer set published_at = case when $2::boolean then created_at end where code = $1',
    },
    [code, published],
  );

it.each(['stat', 'ledger', 'resultado', 'regra', 'increments'])(
  'an offer that is not published is unknown to /offer/{id}/%s, by its code and by that of its vehicle',
  async (call) => {
    const code = await buildAuctionedOffer(server.deps.database, server.clock.now());
    await ana.bid(code, 12_000);
    const vehicle = await server.deps.database.row<{ code: number }>(
      { name: 'test.vehicle', text: 'select code from vehicle where offer_code = $1' },
      [code],
    );
    const statusOf = async (id = code) =>
      (await server.app.inject({ url: `/api/offer/${id}/${call}` })).statusCode;
    expect(await statusOf()).toBe(200);
    await setPublished(code, false);
    expect([await statusOf(), await statusOf(vehicle?.code)]).toEqual([404, 404]);
    await setPublished(code, true);
    expect(await statusOf()).toBe(200);
    // Nor before its hour.
    const hour = server.clock.now() + 60_000;
    await server.deps.database.run(
      { name: 'test.schedule', text: 'update offer set published_at = $2 where code = $1' },
      [code, new Date(hour)],
    );
    expect([await statusOf(), await statusOf(vehicle?.code)]).toEqual([404, 404]);
    server.clock.set(hour);
    expect(await statusOf()).toBe(200);
  },
);
